// Is a whole plan said, whichever way its spells are written?

import { begin } from '@duello/kernel';
import { expect, test } from 'vitest';
import { finalMagic } from '../rules/rules.ts';
import { sayAnswer } from './said-answers.ts';

const { state } = begin(finalMagic, 'plan', finalMagic.options({}));
const view = finalMagic.view(state, 0);
const said = (spells: readonly (string | { readonly cast: string; readonly feed: readonly string[] })[]): string =>
  sayAnswer({ plan: { gems: ['lesserGem'], spells } }, { what: 'plan', seat: 0, view }, 'en', (card) => card).text;

test('a plan names its gems and all of its spells', () => {
  const text = said(['mudBall', { cast: 'explode', feed: ['copper'] }]);
  for (const card of ['lesserGem', 'mudBall', 'explode']) expect(text).toContain(card);
});
