// Which card is asked about, and what is different about it? Chosen from the box; its numbers in a field each.

import type { CardJson } from '@duello/lab/game';
import { Choices, loadOnce, useSettings } from '@duello/table';
import { use, useId } from 'react';
import { labGame } from '../answer/use-voice.ts';
import { cardsOf } from '../crew/runs.ts';
import { useWords } from '../words/use-words.ts';
import { type CardNumber, changedFields, numberAt, numbersOf, withNumber } from './card-numbers.ts';
import type { Wish } from './wish.ts';

const boxOf = loadOnce((game: string) => cardsOf(game));

interface Props {
  readonly wish: Wish;
  change(part: Partial<Wish>): void;
}

export function AskCards({ wish, change }: Props) {
  const t = useWords();
  const id = useId();
  const { lang } = useSettings();
  const cards = use(boxOf(wish.game));
  const names = use(labGame(wish.game)).names(lang);
  if (cards.length === 0) return <p className="panel lab-notice">{t('lab.card.unavailable')}</p>;
  const isWhatIf = wish.ask === 'whatif';
  const sorted = cards
    .map((one) => ({ ...one, name: names.card(one.id) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang));
  const chosen = sorted.find((one) => one.id === wish.card) ?? (isWhatIf ? sorted[0] : undefined);
  return (
    <section className="panel lab-ask-part">
      <div className="field">
        <label htmlFor={id}>{t('lab.card')}</label>
        <select
          id={id}
          className="text-input"
          value={chosen?.id ?? ''}
          onChange={(event) => change({ card: event.target.value, change: {} })}
        >
          {!isWhatIf && <option value="">{t('lab.card.all')}</option>}
          {sorted.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      {isWhatIf && chosen !== undefined && (
        <CardNumbers card={chosen.id} json={chosen.json} wish={wish} field={names.field} change={change} />
      )}
      {!isWhatIf && (
        <Choices
          label={t('lab.removal')}
          value={wish.removal}
          choices={(['swap', 'forbid'] as const).map((removal) => ({
            id: removal,
            name: t(`lab.removal.${removal}`),
            text: t(`lab.removal.${removal}.text`),
          }))}
          onChange={(removal) => change({ removal })}
        />
      )}
    </section>
  );
}

interface NumbersProps extends Props {
  readonly card: string;
  readonly json: CardJson;
  field(word: string): string;
}

/** Places in a list are counted from 1, as people do. */
const pathWords = ({ path }: CardNumber, field: (word: string) => string): string =>
  path.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : field(part))).join(' · ');

function CardNumbers({ card, json, wish, field, change }: NumbersProps) {
  const t = useWords();
  const now: CardJson = { ...json, ...wish.change };
  const put = (path: readonly string[], value: number): void =>
    change({ card, change: changedFields(json, withNumber(now, path, value)) });
  return (
    <fieldset className="lab-numbers">
      <legend className="field-label">{t('lab.numbers')}</legend>
      <div className="lab-numbers-list">
        {numbersOf(json).map((one) => {
          const value = numberAt(now, one.path) ?? one.value;
          const isChanged = value !== one.value;
          return (
            <label key={one.path.join('.')} data-changed={isChanged}>
              <span>
                {pathWords(one, field)}
                {isChanged && <small> ({t('lab.numbers.was', { n: one.value })})</small>}
              </span>
              <input
                className="text-input"
                type="number"
                inputMode="numeric"
                step={1}
                min={-20}
                max={99}
                value={value}
                onChange={({ target }) => {
                  if (Number.isInteger(target.valueAsNumber)) put(one.path, target.valueAsNumber);
                }}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
