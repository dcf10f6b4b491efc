// What is chosen before a match of Sun & Moon? Draft or decks, and the switches of the rules.

import {
  ASKED_BY_PAGE,
  Choices,
  type ChosenOptions,
  changedSwitches,
  FIRST_BY_OPTION,
  problemOf,
  type SetUp,
  SetUpOptions,
  type SetUpProps,
  sayIn,
  useSettings,
  withOption,
} from '@duello/table';
import { type Lang, openOptions, SWITCHES, sunMoon, words } from '../../index.ts';
import { deckOf } from '../decks/deck-read.ts';
import { messages } from '../words/use-words.ts';
import { deckName, deckTitles, SetUpDecks } from './set-up-decks.tsx';
import './set-up.css';

const MODES = SWITCHES.mode;

/** What is asked above the switches, and what only the other way of playing has. */
const ELSEWHERE = {
  draft: ['mode', 'constructedMirror', 'constructedMatches'],
  constructed: ['mode', 'draftVisibility', 'classA'],
} as const;
const modeOf = ({ mode }: ChosenOptions): (typeof MODES)[number] => MODES.find((one) => one === mode) ?? MODES[0];

/** What belongs to the other way of playing goes. */
function withMode(value: ChosenOptions, mode: (typeof MODES)[number]): ChosenOptions {
  const gone: readonly string[] = mode === 'draft' ? ['deckA', 'deckB', ...ELSEWHERE.draft] : ELSEWHERE.constructed;
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !gone.includes(name)));
  return withOption(rest, 'mode', mode, MODES[0]);
}

function Form(props: SetUpProps) {
  const { value, seats, onChange } = props;
  const { lang } = useSettings();
  const { settings } = words[lang];
  const mode = modeOf(value);
  return (
    <>
      <section className="panel">
        <Choices
          heading
          label={settings.mode.title}
          hint={settings.mode.sentence}
          value={mode}
          choices={MODES.map((id) => ({ id, name: settings.mode.values[id] }))}
          onChange={(id) => onChange(withMode(value, id))}
        />
      </section>
      {mode === 'constructed' && <SetUpDecks {...props} />}
      <SetUpOptions
        switches={SWITCHES}
        settings={settings}
        value={value}
        elsewhere={[...ELSEWHERE[mode], ...ASKED_BY_PAGE[seats]]}
        onChange={onChange}
      />
    </>
  );
}

function describe(options: ChosenOptions, lang: Lang, seats: SetUpProps['seats']): readonly string[] {
  const { settings } = words[lang];
  const mode = modeOf(options);
  const titles = deckTitles(sayIn(messages, lang), seats);
  const decks = (['deckA', 'deckB'] as const).map((name) => `${titles[name]}: ${deckName(options, name, lang)}`);
  const { mode: _, ...rest } = options;
  return [
    settings.mode.values[mode],
    ...(mode === 'constructed' ? decks : []),
    ...changedSwitches(SWITCHES, settings, rest),
  ];
}

/** The code of a deck for the first seat. */
function wishedDeck(code: string): ChosenOptions {
  const deck = code === '' ? null : deckOf(code);
  return deck === null ? {} : { deckA: { class: deck.class, cards: deck.cards } };
}

export const setUp: SetUp = {
  Form,
  first: FIRST_BY_OPTION,
  wished: wishedDeck,
  check: (options) => problemOf(options, (given) => openOptions(sunMoon.options(given))),
  describe,
};
