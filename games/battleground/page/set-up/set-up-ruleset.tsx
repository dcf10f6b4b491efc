// How will the summons fight? One of eight rulesets, each with its three words and what they come to.

import { Choices, type ChosenOptions, type SetUpProps, useSettings, withOption } from '@duello/table';
import { SWITCHES, words } from '../../index.ts';
import { useWords } from '../words/use-words.ts';

const { movement, order, flow } = SWITCHES;

const RULESETS = movement.flatMap((m) =>
  order.flatMap((o) => flow.map((f) => ({ id: `${m}-${o}-${f}`, movement: m, order: o, flow: f }) as const)),
);
type Ruleset = (typeof RULESETS)[number];

const idOf = (value: ChosenOptions): Ruleset['id'] =>
  RULESETS.find(
    (one) =>
      one.movement === (value.movement ?? movement[0]) &&
      one.order === (value.order ?? order[0]) &&
      one.flow === (value.flow ?? flow[0]),
  )?.id ?? RULESETS[0].id;

/** "Charging: advance, then attack" is called Charging. */
const short = (name: string): string => name.split(':')[0];

export function SetUpRuleset({ value, onChange }: Pick<SetUpProps, 'value' | 'onChange'>) {
  const t = useWords();
  const { lang } = useSettings();
  const { settings } = words[lang];
  const nameOf = (one: Ruleset): string =>
    [settings.movement.values[one.movement], settings.order.values[one.order], settings.flow.values[one.flow]]
      .map(short)
      .join(' · ');
  const choose = (id: Ruleset['id']): void => {
    const chosen = RULESETS.find((one) => one.id === id) ?? RULESETS[0];
    const moved = withOption(value, 'movement', chosen.movement, movement[0]);
    onChange(withOption(withOption(moved, 'order', chosen.order, order[0]), 'flow', chosen.flow, flow[0]));
  };
  return (
    <section className="panel bg-set-up-ruleset">
      <Choices
        heading
        label={t('battleground.rulesetTitle')}
        hint={t('battleground.rulesetText')}
        value={idOf(value)}
        standard={RULESETS[0].id}
        choices={RULESETS.map((one) => ({
          id: one.id,
          name: nameOf(one),
          text: t(`battleground.ruleset.${one.id}`),
        }))}
        onChange={choose}
      />
    </section>
  );
}
