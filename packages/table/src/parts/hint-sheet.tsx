// What would an expert do here? The best answer in words, its chance beside others, and what speaks for it.

import type { Answer } from '@duello/kernel';
import { Sheet } from '../look/dialog.tsx';
import { type Advice, percent, reasonsOf } from '../match/advice.ts';
import type { Hinting } from '../match/hinting.ts';
import { useWords } from '../words/use-words.ts';
import './hint-sheet.css';

/** Others that are told beside the best. */
const OTHERS = 2;
/** Less often than this it is not worth a word. */
const RARE = 0.05;

/** How a table says what a thought is about. */
export interface AdviceWords {
  say(answer: Answer): string;
  /** A term of a value; null for one without words. */
  termName(name: string): string | null;
  nameOf(card: string): string;
}

interface Props extends AdviceWords {
  readonly hinting: Hinting;
  close(): void;
}

export function HintSheet({ hinting: { advice, failed, stop }, close, ...words }: Props) {
  const t = useWords();
  const leave = (): void => {
    stop();
    close();
  };
  return (
    <Sheet title={t('table.hint')} close={leave}>
      <div className="hint-said" aria-live="polite" aria-busy={advice === null && !failed}>
        {advice === null ? (
          <p className="hint-wait">{t(failed ? 'table.hintFailed' : 'table.hintThinking')}</p>
        ) : (
          <Told advice={advice} {...words} />
        )}
      </div>
      <p className="sheet-note">{t('table.hintNote')}</p>
    </Sheet>
  );
}

function Told({ advice, say, ...words }: AdviceWords & { readonly advice: Advice }) {
  const t = useWords();
  const { answer, winChance, wins, candidates } = advice;
  if (winChance === null) return <p className="hint-best">{t('table.hintOnly', { answer: say(answer) })}</p>;
  const [best, ...others] = candidates;
  return (
    <>
      <p className="hint-best">
        <b>{say(best.answer)}</b>
        <span>{wins ? t('table.hintWins') : t('table.hintChance', { n: percent(winChance) })}</span>
      </p>
      <ReasonList advice={advice} {...words} />
      {others.length > 0 && (
        <>
          <h3 className="hint-heading">{t('table.hintOthers')}</h3>
          <ul className="hint-others">
            {others.slice(0, OTHERS).map((one) => (
              <li key={say(one.answer)}>
                <span>{say(one.answer)}</span> <span>{t('table.hintChance', { n: percent(one.winChance) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function ReasonList({ advice, termName, nameOf }: Omit<AdviceWords, 'say'> & { readonly advice: Advice }) {
  const t = useWords();
  const { gains, costs } = reasonsOf(advice);
  const [line] = advice.lines;
  const named = (names: readonly string[]): string => names.flatMap((name) => termName(name) ?? []).join(', ');
  const feared = advice.feared.map(({ card }) => nameOf(card)).join(', ');
  const said = [
    line !== undefined && !advice.wins && line.wins >= RARE && t('table.whyWins', { n: percent(line.wins) }),
    line !== undefined && line.losses >= RARE && t('table.whyLoses', { n: percent(line.losses) }),
    named(gains) !== '' && t('table.whyGains', { terms: named(gains) }),
    named(costs) !== '' && t('table.whyCosts', { terms: named(costs) }),
    feared !== '' && t('table.whyFeared', { cards: feared }),
  ].filter((one) => one !== false);
  if (said.length === 0) return null;
  return (
    <ul className="hint-reasons">
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
