// How is the solution looked at? As a replay: the table of one moment, both hands open, and the way through it below.

import type { GameBoard, ReplayHead, ReplayHost } from '@duello/table';
import { ReplayControls } from '../../replay/replay-controls.tsx';
import { ReplayLog } from '../../replay/replay-log.tsx';
import { useReplay } from '../../replay/use-replay.ts';
import { usePuzzleWords } from '../words/use-words.ts';
import '../../replay/replay-controls.css';
import '../../replay/replay.css';

interface Props<V, E> {
  readonly host: ReplayHost;
  readonly head: ReplayHead;
  readonly board: GameBoard<V, E>;
}

export function PuzzleSolution<V, E>({ host, head, board }: Props<V, E>) {
  const t = usePuzzleWords();
  const reading = useReplay(host, head, board, 0);
  if (reading === null) return <p className="loading">{t('loading')}</p>;
  const { eyes, view, past, stops, at } = reading;
  const { Board } = board;
  return (
    <div className="replay puzzle-solution" data-side="table">
      <main className="replay-board">
        <Board view={view} event={stops[at].event} past={past} eyes={eyes} />
      </main>
      <ReplayLog reading={reading} />
      <ReplayControls reading={reading} />
    </div>
  );
}
