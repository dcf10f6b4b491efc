import { painter, words } from '@duello/terminal';
import { expect, it } from 'vitest';
import { finalMagic, type View } from '../index.ts';
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
