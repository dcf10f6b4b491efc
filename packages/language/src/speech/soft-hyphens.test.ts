import { expect, test } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

const shown = (text: string): string => withSoftHyphens(text).replaceAll('\u00AD', '-');

test.each([
  ['Canalizzazione del Mana', 'Cana-liz-za-zione del Mana'],
  ['Di Nuovo Mezzogiorno', 'Di Nuovo Mez-zo-giorno'],
  ['Maresciallo a Marce Forzate', 'Mare-sciallo a Marce Forzate'],
  ['Sequestratore', 'Seque-stra-tore'],
  ['Grandmother’s Charm', 'Grand-mother’s Charm'],
  ['Counterspell', 'Coun-ter-spell'],
])('A long word breaks at its syllables: %s', (name, broken) => {
  expect(shown(name)).toBe(broken);
});

test.each(['Flame-thrower', 'Light-house', 'Mile-stones', 'Proof-reader'])(
  'A word of two breaks between: %s',
  (word) => {
    expect(shown(word.replace('-', '').toUpperCase())).toBe(word.toUpperCase());
  },
);

test('Short words stay whole, and nothing but hyphens is added', () => {
  for (const name of ['Palla di Fuoco', 'Signing Bonus', 'X', '']) expect(withSoftHyphens(name)).toBe(name);
  expect(withSoftHyphens('Controinterrogatorio').replaceAll('\u00AD', '')).toBe('Controinterrogatorio');
});
