// Which decks do flags name? By id or by printed name, put into the options of the match.

import { BadInput, type Json } from '@duello/kernel';
import { plain } from '@duello/language';
import { type Decks, LANGS } from '@duello/terminal';
import type { Args } from '../io/command.ts';
import { noSuch } from './nearest.ts';

/** The decks of a game that has some; throws BadInput about the flag for one that has none. */
export function decksFor(game: string, decks: Decks | null, flag: string): Decks {
  if (decks === null) throw new BadInput('', `${game} has no decks to choose; leave out --${flag}`);
  return decks;
}

/** The id of a deck by id or name, or what was written for one of one's own; throws BadInput. */
function deckCalled({ ids, name, bring }: Decks, text: string): string {
  const word = plain(text);
  const found = ids.find((id) => [id, ...LANGS.map((lang) => name(id, lang))].some((one) => plain(one) === word));
  if (found !== undefined) return found;
  if ((bring?.(text) ?? null) === null) throw new BadInput('', noSuch('deck', text, ids));
  return text;
}

/** The id of the deck that a flag names; null when it is not given. Throws BadInput. */
export function deckBy(flag: string, args: Args, game: string, decks: Decks | null): string | null {
  const name = args.text(flag);
  return name === null ? null : deckCalled(decksFor(game, decks, flag), name);
}

/** Options with the decks of A and B; null leaves one as it is. Throws BadInput when an option says it already. */
export function withDecks(
  options: { readonly [name: string]: Json },
  decks: Decks,
  chosen: readonly [string | null, string | null],
): { readonly [name: string]: Json } {
  const all = chosen.some((deck) => deck !== null) ? { ...decks.also, ...options } : { ...options };
  decks.options.forEach((option, seat) => {
    const deck = chosen[seat];
    if (deck === null || deck === undefined) return;
    if (Object.hasOwn(options, option)) {
      throw new BadInput('', `--option ${option} and a deck flag say the same; leave one of them out`);
    }
    all[option] = decks.ids.includes(deck) ? deck : (decks.bring?.(deck) ?? deck);
  });
  return all;
}
