// How large is the battleground? Standard, short, or any number of lanes and rows, with a small picture of it.

import { Choices, type ChosenOptions, type SetUpProps, useSettings, withOption } from '@duello/table';
import { SWITCHES, words } from '../../index.ts';
import { useWords } from '../words/use-words.ts';

const SIZES = { lanes: SWITCHES.lanes, rows: SWITCHES.rows } as const;
type Size = keyof typeof SIZES;

const sizeOf = (value: ChosenOptions, name: Size): number => Number(value[name] ?? SIZES[name][0]);
const SHORT = 4;

/** Home rows are bright, the way between them is dark. */
function Picture({ lanes, rows }: { readonly lanes: number; readonly rows: number }) {
  const t = useWords();
  const cells = Array.from({ length: lanes * rows }, (_, at) => ({ x: at % lanes, y: Math.floor(at / lanes) }));
  return (
    <svg
      className="bg-size-picture"
      viewBox={`-0.1 -0.1 ${lanes + 0.2} ${rows + 0.2}`}
      role="img"
      aria-label={t('battleground.boardOf', { lanes, rows })}
    >
      {cells.map(({ x, y }) => (
        <rect
          key={`${x}/${y}`}
          data-home={y === rows - 1 ? 'own' : y === 0 ? 'other' : undefined}
          x={x + 0.05}
          y={y + 0.05}
          width="0.9"
          height="0.9"
          rx="0.12"
        />
      ))}
    </svg>
  );
}

export function SetUpBoard({ value, onChange }: Pick<SetUpProps, 'value' | 'onChange'>) {
  const t = useWords();
  const { lang } = useSettings();
  const { settings } = words[lang];
  const [lanes, rows] = [sizeOf(value, 'lanes'), sizeOf(value, 'rows')];
  const withSize = (from: ChosenOptions, name: Size, size: number): ChosenOptions =>
    withOption(from, name, size, SIZES[name][0]);
  const short = lanes === SIZES.lanes[0] && rows === SHORT;
  const choices = (name: Size) =>
    SIZES[name].toSorted((a, b) => a - b).map((size) => ({ id: String(size), name: String(size) }));
  const preset = (rowsThen: number, label: string, on: boolean) => (
    <button
      type="button"
      className="button quiet small"
      aria-pressed={on}
      onClick={() => onChange(withSize(withSize(value, 'lanes', SIZES.lanes[0]), 'rows', rowsThen))}
    >
      {label}
    </button>
  );
  return (
    <section className="panel bg-set-up-board">
      <h2>{t('battleground.boardTitle')}</h2>
      <div className="bg-board-choice">
        <Picture lanes={lanes} rows={rows} />
        <div className="bg-board-fields">
          <p className="bg-board-presets">
            {preset(SIZES.rows[0], t('battleground.boardStandard'), lanes === SIZES.lanes[0] && rows === SIZES.rows[0])}
            {preset(SHORT, t('battleground.boardShort'), short)}
          </p>
          {(['lanes', 'rows'] as const).map((name) => (
            <Choices
              key={name}
              label={settings[name].title}
              hint={settings[name].sentence}
              value={String(sizeOf(value, name))}
              standard={String(SIZES[name][0])}
              choices={choices(name)}
              onChange={(id) => onChange(withSize(value, name, Number(id)))}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
