// Is whatever a reader refuses told in words, in every language?

import {
  blankEffect,
  type CardParts,
  type Field,
  openForm,
  refusalOf,
  type Workshop,
  withValue,
} from '@duello/cards/form';
import { GAME_IDS } from '@duello/games';
import { below, type Json, type Rng, stream } from '@duello/kernel';
import { LANGS, pick } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { workshopOf } from '../workshop-games.ts';
import { isSaid } from './failures.ts';

const TRIES = 1500;

function placesIn({ path, held }: Field): readonly string[] {
  const inner = held.is === 'parts' || held.is === 'effect' ? held.parts : held.is === 'list' ? held.items : [];
  return [path, ...inner.flatMap(placesIn)].filter((one) => one !== '');
}

/** Something that somebody may have written there. */
function anything(workshop: Workshop, rng: Rng, place: Json): Json {
  const words = ['this', 'it', 'you', 'there', 'adjacent', 'x', 'itsAttack', 'all', 'player', 'purple'];
  const some: readonly Json[] = [
    ...[-1000, 1000, 0, true, null, '', [], {}, place],
    ...[
      pick(rng, words),
      { all: {} },
      { choose: 'player' },
      { target: 'foe' },
      { count: 'hand' },
      { count: pick(rng, words) },
    ],
    ...[{ near: 'it' }, { card: 'nobody', copies: null, seat: null }, Array(20).fill({ op: 'draw' })],
    ...Array.from({ length: 4 }, () => blankEffect(workshop.ops, pick(rng, Object.keys(workshop.ops)))),
    [blankEffect(workshop.ops, pick(rng, Object.keys(workshop.ops)))],
  ];
  return pick(rng, some);
}

const formOf = (workshop: Workshop, card: CardParts): Field =>
  openForm(workshop.ops, workshop.form(String(card.type)), card);

describe.each(GAME_IDS)('%s', (game) => {
  test('says all that can be wrong', async () => {
    const workshop = await workshopOf(game);
    if (workshop === null) return;
    const rng = stream('failures');
    const unsaid = new Set<string>();
    for (let i = 0; i < TRIES; i++) {
      const card = workshop.printed(pick(rng, workshop.box));
      const place = pick(rng, placesIn(formOf(workshop, card)));
      const other = workshop.printed(workshop.box[below(rng, workshop.box.length)]);
      const wrong = withValue(card, place, anything(workshop, rng, other));
      const refused = refusalOf(workshop, { mine: wrong });
      if (refused === null) continue;
      for (const lang of LANGS)
        if (!isSaid(workshop.words(lang), refused.message)) unsaid.add(`${lang}: ${refused.message}`);
    }
    expect([...unsaid]).toEqual([]);
  });
});
