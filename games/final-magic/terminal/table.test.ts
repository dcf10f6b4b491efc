import { painter, words } from '@duello/terminal';
import { expect, it } from 'vitest';
import { finalMagic, type View } from '../index.ts';
import { game } from '../scenario/game.ts';
import { finalMagicLayout } from './layout.ts';

it('shows 0 for a health below it (F-R13)', () => {
  const options = finalMagic.options({});
  const view = finalMagic.view(finalMagic.setup('s', options, null), 0);
  const [you, opponent] = view.players;
  const hurt: View = { ...view, players: [{ ...you, health: -4 }, opponent] };
  const manner = { viewer: 0, lang: 'en', words: words.en, width: 80, paint: painter(false) } as const;
  const row = finalMagicLayout(manner, options)
    .table(hurt)
    .find((line) => line.startsWith(' You'));
  expect(row).toContain('░   0/50');
  expect(row).not.toContain('-4');
});

it.each([0, 1] as const)('shows whoever plays both seats the hand of the one who is asked: seat %i (F501)', (seat) => {
  const options = finalMagic.options({});
  const position = { turn: 'AB'[seat], A: { hand: ['Fireball'] }, B: { hand: ['Shower'] } };
  const state = game.loadPosition(position, options, 's');
  const manner = { viewer: 'watcher', lang: 'en', words: words.en, width: 80, paint: painter(false) } as const;
  const layout = finalMagicLayout(manner, options);
  const shown = layout.status(layout.open([finalMagic.view(state, 0), finalMagic.view(state, 1)], seat)).join('\n');
  expect([shown.includes('Fireball'), shown.includes('Shower')]).toEqual([seat === 0, seat === 1]);
});
