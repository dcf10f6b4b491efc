// What is chosen before a match of Contracts? A deck for each seat, and the switches of the rules.

import {
  ASKED_BY_PAGE,
  type ChosenOptions,
  changedSwitches,
  FIRST_BY_OPTION,
  problemOf,
  type SetUp,
  SetUpOptions,
  type SetUpProps,
  sayIn,
  useSettings,
} from '@duello/table';
import { contracts, type Lang, SWITCHES, words } from '../../index.ts';
import { messages } from '../words/use-words.ts';
import { deckTitles, SetUpDecks } from './set-up-decks.tsx';
import './set-up.css';

function Form(props: SetUpProps) {
  const { value, seats, onChange } = props;
  const { lang } = useSettings();
  return (
    <>
      <SetUpDecks {...props} />
      <SetUpOptions
        switches={SWITCHES}
        settings={words[lang].settings}
        value={value}
        elsewhere={ASKED_BY_PAGE[seats]}
        onChange={onChange}
      />
    </>
  );
}

function describe(options: ChosenOptions, lang: Lang, seats: SetUpProps['seats']): readonly string[] {
  const { settings, decks } = words[lang];
  const chosen = contracts.options({ ...options, allowMirror: 'on' });
  const titles = deckTitles(sayIn(messages, lang), seats);
  const deckLines = (['deckA', 'deckB'] as const).map((name) => `${titles[name]}: ${decks[chosen[name]].name}`);
  return [...deckLines, ...changedSwitches(SWITCHES, settings, options)];
}

export const setUp: SetUp = {
  Form,
  first: FIRST_BY_OPTION,
  check: (options) => problemOf(options, contracts.options),
  describe,
};
