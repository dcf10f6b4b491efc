// Does an attack that is refused at a table of Sun & Moon say why, and is a drop on whom is meant the whole move?

import {
  DESKTOP,
  dragOnto,
  finger,
  keptAs,
  mouse,
  PHONE,
  pagesOfThisFile,
  TWO,
  target,
  until,
  untilAsked,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { readAction, type View } from '../../index.ts';
import { peaceAt } from './positions.ts';

const open = pagesOfThisFile();

/** An own summoning that can attack, but nobody past a defender. */
const attacker = ({ decision, players }: View): string | null => {
  const places = (decision?.options ?? []).flatMap(({ key }) => {
    const action = readAction(key);
    return action?.word === 'attack' && players[0].summonings[action.place - 1]?.traits.length === 0
      ? [action.place]
      : [];
  });
  return places.length === 0 ? null : `own:${places[0]}`;
};
const defended = peaceAt('defended', ({ what }, view) => {
  const isPlain = view.players[1].summonings.every(({ traits }) => traits.length === 0);
  return what === 'act' && attacker(view) !== null && view.players[1].summonings.length > 0 && isPlain;
});
const own = attacker(defended.rules.view(defended.state, 0)) ?? '';

test.each([
  ['mouse', mouse, DESKTOP],
  ['finger', finger, PHONE],
] as const)('An attack on a player with a defender is refused with its reason, by %s', async (_, hands, screen) => {
  const page = await open({ kept: keptAs(defended, TWO), at: 'match/test', screen });
  const before = await untilAsked(page);
  await hands(page).press(target(page, own));
  await hands(page).press(target(page, 'enemy:player'));
  const why = page.locator('.prompt .barred[role="alert"]');
  await why.waitFor();
  expect(await why.textContent()).toContain('as long as one can defend');
  expect(await target(page, own).getAttribute('data-selected')).toBe('true');
  expect((await untilAsked(page)).decision).toBe(before.decision);
});

test('An attack that is dropped on its target is announced at once', async () => {
  const page = await open({ kept: keptAs(defended, TWO), at: 'match/test', screen: DESKTOP });
  const before = await untilAsked(page);
  await dragOnto(page, target(page, own), target(page, 'enemy:1'));
  const after = await until(page, (seen) => seen.state !== 'busy' && seen.decision !== before.decision);
  expect(after.question).not.toBe('defender');
});
