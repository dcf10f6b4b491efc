// What is chosen before a match of Contracts? A deck for each seat, and the switches of the rules.

import { contracts, type Lang, SWITCHES, words } from '@duello/contracts';
import { BadInput } from '@duello/kernel';
import type { Chosen, Problem, SetUp, SetUpProps } from '../set-ups.ts';
import { SetUpDecks } from './set-up-decks.tsx';
import { SetUpOptions } from './set-up-options.tsx';
import './set-up.css';

function Form(props: SetUpProps) {
  return (
    <>
      <SetUpDecks {...props} />
      <SetUpOptions {...props} />
    </>
  );
}

function check(options: Chosen): Problem | null {
  try {
    contracts.options(options);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return { path: error.path.replace(/^options\./, ''), message: error.message };
    throw error;
  }
}

function describe(options: Chosen, lang: Lang): readonly string[] {
  const { settings, decks } = words[lang];
  const chosen = contracts.options({ ...options, allowMirror: 'on' });
  const deckLines = (['deckA', 'deckB'] as const).map((name) => `${settings[name].title}: ${decks[chosen[name]].name}`);
  const changed = Object.entries(SWITCHES).flatMap(([name, values]) => {
    const value = options[name];
    if (value === undefined || value === values[0]) return [];
    const setting = Object.entries(settings).find(([known]) => known === name)?.[1];
    const said = Object.entries(setting?.values ?? {}).find(([known]) => known === String(value))?.[1];
    return setting === undefined || said === undefined ? [] : [`${setting.title}: ${said}`];
  });
  return [...deckLines, ...changed];
}

export const setUp: SetUp = {
  Form,
  first: {
    by: 'option',
    put({ firstPlayer: _, ...rest }, first) {
      return first === null ? rest : { ...rest, firstPlayer: first };
    },
  },
  check,
  describe,
};
