// What is a player called? As they have named themselves; a bot of the house in the words of the page, in each one's language.

import { houseBotOf } from '@duello/protocol';
import { botOf, nameOfBot } from '../../match/opponents.ts';
import { useWords } from '../../words/use-words.ts';
import { useOnlineWords } from '../words/use-words.ts';

interface Named {
  readonly person: string;
  readonly name: string;
}
export type NameOfPlayer = (player: Named) => string;

export function usePlayerName(): NameOfPlayer {
  const app = useWords();
  const t = useOnlineWords();
  return ({ person, name }) => {
    const bot = houseBotOf(person);
    if (bot !== null) return nameOfBot(app, botOf(bot.level, bot.persona ?? 'even'));
    // Whoever has deleted everything has no name any more.
    return name === '' ? t('on.nameless') : name;
  };
}
