// What is chosen before a match of Final Magic? The supply and the switches of the rules.

import { finalMagic, type Lang, SWITCHES, words } from '@duello/final-magic';
import { BadInput } from '@duello/kernel';
import type { Chosen, Problem, SetUp, SetUpProps } from '../set-ups.ts';
import { SetUpOptions } from './set-up-options.tsx';
import { SetUpSupply, supplyKind } from './set-up-supply.tsx';
import './set-up.css';

function Form(props: SetUpProps) {
  return (
    <>
      <SetUpSupply {...props} />
      <SetUpOptions {...props} />
    </>
  );
}

function check(options: Chosen): Problem | null {
  try {
    finalMagic.options(options);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return { path: error.path.replace(/^options\./, ''), message: error.message };
    throw error;
  }
}

function describeSupply(options: Chosen, lang: Lang): string {
  const { presets, settings } = words[lang];
  const kind = supplyKind(options.supply);
  if (kind === 'random' || kind === 'handPicked') return `${settings.supply.title}: ${settings.supply.values[kind]}`;
  return `${settings.supply.title}: ${presets[kind].name}`;
}

function describe(options: Chosen, lang: Lang): readonly string[] {
  const { settings } = words[lang];
  const changed = Object.entries(SWITCHES).flatMap(([name, values]) => {
    const value = options[name];
    if (value === undefined || value === values[0]) return [];
    const setting = Object.entries(settings).find(([known]) => known === name)?.[1];
    const said = Object.entries(setting?.values ?? {}).find(([known]) => known === String(value))?.[1];
    return setting === undefined || said === undefined ? [] : [`${setting.title}: ${said}`];
  });
  const limit = options.roundLimit;
  const { title, values } = settings.roundLimit;
  const rounds = limit === undefined ? [] : [`${title}: ${limit === 'off' ? values.off : String(limit)}`];
  return [describeSupply(options, lang), ...changed, ...rounds];
}

export const setUp: SetUp = { Form, first: { by: 'seat' }, check, describe };
