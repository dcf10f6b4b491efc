// What is chosen before a match of Final Magic? The supply and the switches of the rules.

import {
  type ChosenOptions,
  changedSwitches,
  problemOf,
  type SetUp,
  SetUpOptions,
  type SetUpProps,
  useSettings,
} from '@duello/table';
import { finalMagic, type Lang, SWITCHES, words } from '../../index.ts';
import { useWords } from '../words/use-words.ts';
import { SetUpRounds } from './set-up-rounds.tsx';
import { SetUpSupply, supplyKind } from './set-up-supply.tsx';
import './set-up.css';

function Form(props: SetUpProps) {
  const { value, onChange } = props;
  const t = useWords();
  const { lang } = useSettings();
  return (
    <>
      <SetUpSupply {...props} />
      <SetUpOptions
        switches={SWITCHES}
        settings={words[lang].settings}
        value={value}
        hint={t('playerAIs')}
        others={['roundLimit']}
        onChange={onChange}
      >
        <SetUpRounds {...props} />
      </SetUpOptions>
    </>
  );
}

function describeSupply(options: ChosenOptions, lang: Lang): string {
  const { presets, settings } = words[lang];
  const kind = supplyKind(options.supply);
  if (kind === 'random' || kind === 'handPicked') return `${settings.supply.title}: ${settings.supply.values[kind]}`;
  return `${settings.supply.title}: ${presets[kind].name}`;
}

function describe(options: ChosenOptions, lang: Lang): readonly string[] {
  const { settings } = words[lang];
  const limit = options.roundLimit;
  const { title, values } = settings.roundLimit;
  const rounds = limit === undefined ? [] : [`${title}: ${limit === 'off' ? values.off : String(limit)}`];
  return [describeSupply(options, lang), ...changedSwitches(SWITCHES, settings, options), ...rounds];
}

export const setUp: SetUp = {
  Form,
  first: { by: 'seat' },
  check: (options) => problemOf(options, finalMagic.options),
  describe,
};
