// Whoever closes the page while the other's turn is still being shown: is what was answered kept?

import { answer, type Decision, decisionOf, recordOf, replay, type State } from '@duello/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { pagesOfThisFile } from '../kit/browser.ts';
import { AGAINST_BOT, type GameMatch, keptAs, play } from '../kit/matches.ts';
import { optionOf, until, untilAsked } from '../kit/table-page.ts';

const open = pagesOfThisFile();
/** Whether the other does more than end its phases before the next own question: only then is there something to show. */
function otherActs<S extends State, V, O, E>(match: GameMatch<S, V, O, E>, pick: string): boolean {
  const after = { ...replay(match.rules, recordOf(match)), game: match.game };
  const own = decisionOf(after.rules, after.state, 0);
  if (own === null) return false;
  answer(after, { seat: 0, decision: own.id, pick });
  const before = after.answers.length;
  return play(after, 'random', ({ seat }) => seat === 0).answers.length > before + 2;
}
const textOf = (kept: string | undefined): string => JSON.parse(kept ?? '{}').text;

test.each(GAMES)(
  'In $name an answer is kept before what follows from it has been shown',
  async ({ begin, turnEnd }) => {
    const kept = begin('kept')((match) => {
      const isEnd = ({ what, seat, id }: Decision): boolean =>
        what === turnEnd.question && seat === 0 && id > 20 && otherActs(match, turnEnd.key);
      return keptAs(play(match, 'greedy', isEnd), AGAINST_BOT);
    });
    const page = await open({ kept, settings: { speed: 'slow' }, at: 'match/test' });
    const before = await untilAsked(page);
    await page.locator(optionOf(turnEnd.key)).click();
    await page.waitForFunction((text) => {
      const now = JSON.parse(localStorage.getItem('duello.match.test') ?? '{}').text;
      return document.querySelector('main.table[data-playing="true"]') !== null && now !== text;
    }, textOf(kept['duello.match.test']));
    await page.reload();
    const after = await until(page, ({ state }) => state === 'asked');
    expect(after.decision).not.toBe(before.decision);
    expect(after.phase).not.toBe('buy');
  },
);
