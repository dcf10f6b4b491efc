// What is chosen before a match of Battleground? How it starts, how summons fight, how large the board is, and the other rules.

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
import { battleground, type Lang, SWITCHES, words } from '../../index.ts';
import { messages } from '../words/use-words.ts';
import { SetUpBoard } from './set-up-board.tsx';
import { SetUpRounds } from './set-up-rounds.tsx';
import { SetUpRuleset } from './set-up-ruleset.tsx';
import { classTitles, SetUpStart } from './set-up-start.tsx';
import '../cards/icons.ts';
import './set-up.css';

/** Options in forms of their own. */
const ELSEWHERE = ['movement', 'order', 'flow', 'lanes', 'rows', 'start', 'classA', 'classB'] as const;
function Form(props: SetUpProps) {
  const { value, seats, onChange } = props;
  const { lang } = useSettings();
  return (
    <>
      <SetUpStart {...props} />
      <SetUpBoard value={value} onChange={onChange} />
      <SetUpRuleset value={value} onChange={onChange} />
      <SetUpOptions
        switches={Object.fromEntries(
          Object.entries(SWITCHES).filter(([name]) => !ELSEWHERE.some((one) => one === name)),
        )}
        settings={words[lang].settings}
        value={value}
        elsewhere={ASKED_BY_PAGE[seats]}
        others={['roundLimit']}
        onChange={onChange}
      >
        <SetUpRounds {...props} />
      </SetUpOptions>
    </>
  );
}

function describe(options: ChosenOptions, lang: Lang, seats: SetUpProps['seats']): readonly string[] {
  const { settings } = words[lang];
  const titles = classTitles(sayIn(messages, lang), seats);
  const classes = {
    classA: { ...settings.classA, title: titles.classA },
    classB: { ...settings.classB, title: titles.classB },
  };
  const { lanes = 5, rows = 5, start = 'draft', roundLimit, ...rest } = options;
  const limit =
    roundLimit === undefined
      ? []
      : [`${settings.roundLimit.title}: ${roundLimit === 'off' ? settings.roundLimit.values.off : String(roundLimit)}`];
  return [
    start === 'quick' ? settings.start.values.quick : words[lang].nouns.draft,
    `${words[lang].nouns.battleground}: ${String(lanes)}×${String(rows)}`,
    ...changedSwitches(SWITCHES, { ...settings, ...classes }, rest),
    ...limit,
  ];
}

export const setUp: SetUp = {
  Form,
  first: FIRST_BY_OPTION,
  check: (options) => problemOf(options, battleground.options),
  describe,
};
