// Who plays against whom? The levels and styles of bots in words, and a short word for the two players of a match.

import type { BotName, LevelName, PersonaName } from '@duello/bots';
import { NO_NAMES, type PersonNames } from '@duello/language';
import type { Players } from '@duello/table';
import { hasFinished } from '../host/saved.ts';
import type { Say } from '../words/use-words.ts';

/** How often a level wins against another, by the table of docs/bots.md. */
interface Wins {
  readonly won: number;
  readonly of: number;
  readonly against: LevelName;
}

/** From the weakest to the strongest, over all games together. Null for the weakest: there is nobody below. */
const WINS: Readonly<Record<LevelName, Wins | null>> = {
  novice: null,
  casual: { won: 7, of: 8, against: 'novice' },
  club: { won: 3, of: 4, against: 'casual' },
  strong: { won: 7, of: 10, against: 'club' },
  expert: { won: 7, of: 10, against: 'strong' },
};

export type StyleName = 'even' | PersonaName;
const STYLES: Readonly<Record<StyleName, true>> = { even: true, aggressive: true, patient: true, tricky: true };

const isLevel = (name: string): name is LevelName => Object.hasOwn(WINS, name);
const isStyle = (name: string): name is StyleName => Object.hasOwn(STYLES, name);

export const LEVEL_NAMES: readonly LevelName[] = Object.keys(WINS).filter(isLevel);
export const STYLE_NAMES: readonly StyleName[] = Object.keys(STYLES).filter(isStyle);

/** Chosen no more, but matches against them are kept. */
const EARLIER = ['random', 'greedy'] as const satisfies readonly BotName[];
const isEarlier = (name: string): name is (typeof EARLIER)[number] => EARLIER.some((one) => one === name);

/** From the weakest to the strongest, as results are counted: a level counts in every style. */
export const COUNTED_BOTS: readonly string[] = [...EARLIER, ...LEVEL_NAMES];
export const countedAs = (bot: string): string => bot.split(':', 1)[0];

/** The name under which a match is kept, such as `club` or `club:patient`. */
export const botOf = (level: LevelName, style: StyleName): string => (style === 'even' ? level : `${level}:${style}`);

/** A newcomer's first match of a game, and those after it: a bot that is beaten now and then. */
export const usualLevel = (game: string): LevelName => (hasFinished(game) ? 'casual' : 'novice');

export function nameOfBot(t: Say, bot: string): string {
  const [level, style] = bot.split(':', 2);
  if (!isLevel(level) && !isEarlier(level)) return bot;
  const name = t(`bot.${level}`);
  if (style === undefined || !isStyle(style)) return name;
  return t('bot.inStyle', { bot: name, style: t(`persona.${style}`).toLowerCase() });
}

/** What to expect of a level, in a sentence or two. */
export function aboutLevel(t: Say, level: LevelName): string {
  const wins = WINS[level];
  const text = t(`bot.${level}.text`);
  if (wins === null) return text;
  const { won, of, against } = wins;
  return `${text} ${t('bot.wins', { won, of, bot: t(`bot.${against}`) })}`;
}

export function opponentWords(t: Say, players: Players, curtain: boolean, [a, b]: PersonNames = NO_NAMES): string {
  const bots = players.flatMap((player) => (player.kind === 'bot' ? [nameOfBot(t, player.bot)] : []));
  if (bots.length > 0) return t('againstBot', { bot: bots.join(', ') });
  if (curtain && a !== '' && b !== '') return t('twoNamed', { a, b });
  return t(curtain ? 'twoPeople' : 'alone');
}
