// How is one picture of an answer read? Drawn as wide as there is room, as a table, as a file, and by the matches behind it.

import type { Answer, Picture } from '@duello/lab/questions';
import { csvOf, draw, spotsOf, tableOf, type Voice } from '@duello/lab/report';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { saveFile } from '../../frame/save-file.ts';
import { useWords } from '../words/use-words.ts';
import { DrawingView } from './drawing-view.tsx';
import { MatchList } from './match-list.tsx';

/** Before it is measured, and when it is, at least. */
const USUAL_WIDTH = 640;
const LEAST_WIDTH = 280;
const MOST_WIDTH = 860;

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = (): void => setWidth(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, Math.floor(current.clientWidth))));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return [box, width] as const;
}

interface Props {
  readonly answer: Answer;
  readonly picture: Picture;
  readonly voice: Voice;
  /** Today’s rules play its matches. */
  readonly playable: boolean;
}

export function PictureView({ answer, picture, voice, playable }: Props) {
  const t = useWords();
  const id = useId();
  const [box, width] = useWidth();
  const [isTable, setTable] = useState(false);
  const [spot, setSpot] = useState<number | null>(null);
  const { title, read } = voice.words.pictures[picture.name];
  const spots = spotsOf(picture, voice);
  const isOpen = (one: number): boolean => playable && (spots[one]?.matches.length ?? 0) > 0;
  const shown = spot === null ? undefined : spots[spot];
  const { game } = answer.question;
  return (
    <section className="panel lab-picture" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="hint">{read}</p>
      <div ref={box} className="lab-plot">
        <DrawingView drawing={draw(picture, width, voice)} isOpen={isOpen} open={setSpot} />
      </div>
      {isTable && <PictureTable picture={picture} voice={voice} isOpen={isOpen} open={setSpot} />}
      <div className="actions">
        <button type="button" className="button quiet small" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'lab.hideTable' : 'lab.table')}
          <span className="visually-hidden">: {title}</span>
        </button>
        <button
          type="button"
          className="button quiet small"
          onClick={() => saveFile(`${game}-${answer.question.ask}-${picture.name}.csv`, csvOf(tableOf(picture, voice)))}
        >
          {t('lab.csv')}
          <span className="visually-hidden">: {title}</span>
        </button>
      </div>
      {shown !== undefined && shown.matches.length > 0 ? (
        <MatchList
          key={spot}
          question={answer.question}
          name={shown.name}
          matches={shown.matches}
          arms={answer.arms.length}
          voice={voice}
          close={() => setSpot(null)}
        />
      ) : (
        spots.some((_, i) => isOpen(i)) && <p className="hint">{t('lab.behindHint')}</p>
      )}
    </section>
  );
}

interface TableProps extends Pick<Props, 'picture' | 'voice'> {
  isOpen(spot: number): boolean;
  open(spot: number): void;
}

function PictureTable({ picture, voice, isOpen, open }: TableProps) {
  const t = useWords();
  const { caption, head, rows } = tableOf(picture, voice);
  const isWatched = rows.some(({ spot }) => spot !== null && isOpen(spot));
  const nameOf = (row: (typeof rows)[number]): string =>
    row.cells
      .slice(0, picture.kind === 'heat' ? 2 : 1)
      .map(({ said }) => said)
      .join(' – ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the arrow keys
    <section className="lab-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {isWatched && <th scope="col">{t('lab.behindButton')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.cells.map(({ said }) => said).join('|')}>
              <th scope="row">{row.cells[0].said}</th>
              {row.cells.slice(1).map(({ said }, i) => (
                <td key={head[i + 1]}>{said}</td>
              ))}
              {isWatched && (
                <td>
                  {row.spot !== null && isOpen(row.spot) && (
                    <button
                      type="button"
                      className="lab-link"
                      aria-label={t('lab.behind', { name: nameOf(row) })}
                      onClick={() => open(row.spot ?? 0)}
                    >
                      {t('lab.behindButton')}
                    </button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
