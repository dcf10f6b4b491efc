// Which sixteen spells are in the match? At random, a ready-made set, or picked by hand, four of each element.

import type { Json } from '@duello/kernel';
import { CardFace, type Choice, Choices, type SetUpProps, useSettings } from '@duello/table';
import { useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { boxCards, type CardId, ELEMENTS, type Element, presets, words } from '../../index.ts';
import { type Faces, facesIn } from '../cards/faces.ts';
import { useWords } from '../words/use-words.ts';

const WANTED = 4;
type PresetId = keyof typeof presets;
type Kind = 'random' | PresetId | 'handPicked';
type Picks = Readonly<Record<Element, readonly CardId[]>>;

const isPreset = (value: unknown): value is PresetId => typeof value === 'string' && Object.hasOwn(presets, value);
const PRESETS = Object.keys(presets).filter(isPreset);

export function supplyKind(supply: Json | undefined): Kind {
  if (isPreset(supply)) return supply;
  return supply === undefined || supply === 'random' ? 'random' : 'handPicked';
}

const spellsOf = (element: Element): readonly CardId[] =>
  [...boxCards].flatMap(([id, card]) => (card.type === 'spell' && card.element === element ? [id] : []));

function picksOf(supply: Json | undefined): Picks {
  const of = (element: Element): readonly CardId[] => {
    const found = Object.entries(Object(supply)).find(([name]) => name === element)?.[1];
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  };
  return { fire: of('fire'), water: of('water'), earth: of('earth'), air: of('air') };
}

function shuffled<T>(list: readonly T[]): readonly T[] {
  return list
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function filledUp(picks: Picks): Picks {
  const fill = (element: Element): readonly CardId[] => {
    const kept = picks[element].slice(0, WANTED);
    const rest = shuffled(spellsOf(element).filter((id) => !kept.includes(id)));
    return [...kept, ...rest.slice(0, WANTED - kept.length)];
  };
  return { fire: fill('fire'), water: fill('water'), earth: fill('earth'), air: fill('air') };
}

const NO_PICKS: Picks = { fire: [], water: [], earth: [], air: [] };

export function SetUpSupply({ value, onChange }: SetUpProps) {
  const t = useWords();
  const { lang } = useSettings();
  const { settings, presets: named } = words[lang];
  const kind = supplyKind(value.supply);
  const mistCounts = value.mistCounts === 'all' ? 'all' : 'own';
  const faces = useMemo(() => facesIn(lang, { mistCounts }), [lang, mistCounts]);
  const choices: readonly Choice<Kind>[] = [
    { id: 'random', name: settings.supply.values.random, text: t('randomSupplyText') },
    ...PRESETS.map((id) => ({ id, name: named[id].name, text: named[id].sentence })),
    { id: 'handPicked', name: settings.supply.values.handPicked, text: t('pickedSupplyText') },
  ];
  const choose = (id: Kind): void => {
    const { supply, ...rest } = value;
    if (id === 'random') onChange(rest);
    else if (id === 'handPicked') onChange({ ...rest, supply: isPreset(supply) ? presets[supply] : NO_PICKS });
    else onChange({ ...rest, supply: id });
  };
  return (
    <section className="panel set-up-supply">
      <Choices
        heading
        label={t('supply')}
        hint={settings.supply.sentence}
        value={kind}
        standard="random"
        choices={choices}
        onChange={choose}
      />
      {isPreset(kind) && <Shown faces={faces} picks={presets[kind]} />}
      {kind === 'handPicked' && (
        <Picker faces={faces} picks={picksOf(value.supply)} change={(picks) => onChange({ ...value, supply: picks })} />
      )}
    </section>
  );
}

/** The spells of a ready-made set, to look at. */
function Shown({ faces, picks }: { readonly faces: Faces; readonly picks: Picks }) {
  const t = useWords();
  return (
    <details className="supply-shown">
      <summary>{t('showSpells')}</summary>
      <ul>
        {ELEMENTS.flatMap((element) => picks[element]).map((id) => (
          <li key={id} title={faces.face(id).lines.join(' ')}>
            <CardFace face={faces.face(id)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PickerProps {
  readonly faces: Faces;
  readonly picks: Picks;
  change(picks: Picks): void;
}

function Picker({ faces, picks, change }: PickerProps) {
  const t = useWords();
  return (
    <div className="picker">
      <p className="hint">{t('pickHint')}</p>
      <p className="actions">
        <button type="button" className="button quiet small" onClick={() => change(filledUp(picks))}>
          {t('pickRest')}
        </button>
        <button type="button" className="button quiet small" onClick={() => change(NO_PICKS)}>
          {t('pickNone')}
        </button>
      </p>
      {ELEMENTS.map((element) => (
        <Row key={element} faces={faces} element={element} picks={picks} change={change} />
      ))}
    </div>
  );
}

function Row({ faces, element, picks, change }: PickerProps & { readonly element: Element }) {
  const t = useWords();
  const { lang } = useSettings();
  const [described, describe] = useState<CardId | null>(null);
  const chosen = picks[element];
  const missing = WANTED - chosen.length;
  const heading = t('picked', { element: words[lang].elements[element], count: chosen.length });
  return (
    <fieldset className="picker-row" data-complete={missing === 0}>
      <legend>
        {heading}{' '}
        <span className={missing === 0 ? 'picker-done' : 'picker-missing'} role="status">
          {missing > 0 && t('pickMore', { count: missing })}
          {missing < 0 && t('pickFewer', { count: -missing })}
        </span>
      </legend>
      <div className="picker-cards">
        {spellsOf(element).map((id) => (
          <ToggleButton
            key={id}
            className="picker-card"
            isSelected={chosen.includes(id)}
            onHoverStart={() => describe(id)}
            onFocus={() => describe(id)}
            onChange={(on) =>
              change({ ...picks, [element]: on ? [...chosen, id] : chosen.filter((one) => one !== id) })
            }
          >
            <CardFace face={faces.face(id)} />
            <span className="visually-hidden">{faces.face(id).lines.join(' ')}</span>
          </ToggleButton>
        ))}
      </div>
      <p className="picker-described hint" aria-hidden="true">
        {described !== null && (
          <>
            <b>{faces.nameOf(described)}</b> · {faces.face(described).kind} · {faces.face(described).lines.join(' ')}
          </>
        )}
      </p>
    </fieldset>
  );
}
