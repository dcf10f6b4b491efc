// What has come of the try so far, and which hints were given? Asked of the worker once the table has shown what happened.

import { readPuzzle } from '@duello/lab/puzzle';
import { type AnyBoard, useSettings } from '@duello/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nextAfter } from '../all-puzzles.ts';
import { type Proof, proveInTime, type Told } from '../crew/prove.ts';
import type { PuzzleHost } from '../crew/puzzle-host.ts';
import type { Help } from '../crew/requests.ts';
import type { KnownPuzzle } from '../known-puzzle.ts';
import { answersWords, answerWords, cardWords, verdictWords } from '../said.ts';
import { noteSolved, solvedPuzzles } from '../solved.ts';
import { usePuzzleWords } from '../words/use-words.ts';

export interface Attempt {
  readonly seat: 0 | 1;
  readonly kind: Told['verdict']['kind'];
  /** What came of it, in words; null while nothing has. */
  readonly said: string | null;
  /** How far the proof has come; null while there is none to wait for. */
  readonly proof: Proof | null;
  /** The hints that were given, and how many there are. */
  readonly hints: readonly string[];
  readonly allHints: number;
  /** The whole way in words; null until it was asked for. */
  readonly way: string | null;
  /** The next one to solve; null when all are. */
  readonly next: KnownPuzzle | null;
  hint(): void;
  /** The solution was looked at. */
  noteHelp(): void;
  /** Another try. */
  forget(): void;
  followed(answers: number): void;
}

interface Wish {
  readonly puzzle: KnownPuzzle;
  readonly host: PuzzleHost;
  readonly board: AnyBoard;
  readonly day: string;
  readonly isDaily: boolean;
  readonly isOwn: boolean;
}

/** Milliseconds. */
const PATIENCE = 700;
const NO_PROOF: Proof = { held: 0, failed: 0, of: 0 };

export function useTry({ puzzle, host, board, day, isDaily, isOwn }: Wish): Attempt {
  const t = usePuzzleWords();
  const { lang } = useSettings();
  const [judged, setJudged] = useState<Told | null>(null);
  const [help, setHelp] = useState<Help | null>(null);
  const [given, setGiven] = useState(0);
  const [isShown, setShown] = useState(false);
  const [isJudging, setJudging] = useState(false);
  const seat = useMemo(() => readPuzzle(puzzle.file).puzzle.seat, [puzzle]);
  const [proof, setProof] = useState<Proof | null>(null);
  const wish = useRef(0);
  const stopProving = useRef<() => void>(() => {});
  const isHelped = useRef(false);
  useEffect(() => {
    host.help().then(setHelp, () => {});
  }, [host]);
  useEffect(() => () => stopProving.current(), []);
  const followed = useCallback(
    (answers: number): void => {
      wish.current++;
      const mine = wish.current;
      stopProving.current();
      setProof(null);
      if (answers === 0) {
        setJudging(false);
        setJudged(null);
        return;
      }
      // A proof may take seconds: that is said, but not for every short look.
      const patience = setTimeout(() => setJudging(wish.current === mine), PATIENCE);
      const end = (told: Told | null): void => {
        clearTimeout(patience);
        // What was taken back in the meantime is judged no more.
        if (wish.current !== mine) return;
        setJudging(false);
        setProof(null);
        setJudged(told === null || told.verdict.kind === 'open' ? null : told);
      };
      host.judge().then(
        (judged) => {
          const { verdict } = judged;
          if (verdict.kind !== 'reached') end({ ...judged, verdict });
          else if (wish.current === mine) {
            setProof(NO_PROOF);
            const done = (proved: Told['verdict']): void => end({ ...judged, verdict: proved });
            stopProving.current = proveInTime(puzzle.file, judged.answers, setProof, done);
          } else clearTimeout(patience);
        },
        () => end(null),
      );
    },
    [host, puzzle],
  );
  const isSolved = judged?.verdict.kind === 'solved' || judged?.verdict.kind === 'partly';
  useEffect(() => {
    if (isSolved && !isOwn) noteSolved(puzzle.id, day, { isDaily, isHelped: isHelped.current });
  }, [isSolved, isOwn, puzzle, day, isDaily]);
  const hints = useMemo(() => {
    if (help === null) return [];
    const { decisions, cards, first } = help;
    return [
      t('puzzle.hint.decisions', { n: decisions }),
      ...(first === null || cards.length === 0
        ? []
        : [t('puzzle.hint.cards', { cards: cardWords(board, lang, cards, first) })]),
      ...(first === null ? [] : [t('puzzle.hint.first', { answer: answerWords(board, lang, first) })]),
    ];
  }, [help, board, lang, t]);
  const said =
    judged === null
      ? isJudging
        ? t(proof === null ? 'puzzle.judging' : 'puzzle.reached')
        : null
      : verdictWords(t, judged, puzzle.goal, puzzle.best, (answers) => answersWords(board, lang, answers));
  return {
    seat,
    kind: judged?.verdict.kind ?? 'open',
    said,
    proof: isJudging && judged === null ? proof : null,
    hints: hints.slice(0, given),
    allHints: hints.length,
    way: isShown && help !== null ? t('puzzle.solutionText', { answers: answersWords(board, lang, help.all) }) : null,
    next: isOwn ? null : nextAfter(puzzle, (id) => Object.hasOwn(solvedPuzzles().solved, id)),
    hint() {
      isHelped.current = true;
      setGiven((now) => Math.min(hints.length, now + 1));
    },
    noteHelp() {
      isHelped.current = true;
      setShown(true);
    },
    forget() {
      wish.current++;
      stopProving.current();
      setProof(null);
      setJudging(false);
      setJudged(null);
      setShown(false);
    },
    followed,
  };
}
