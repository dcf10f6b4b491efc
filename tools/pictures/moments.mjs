// Which moment of a match makes a good picture? Two bots play until a seat is asked for the so-and-so-many-th time.
import { botNamed } from '@duello/bots';
import { answer, asked, begin, decisionOf, isOver, recordOf, SEATS, stream } from '@duello/kernel';
import { toText } from '@duello/language';

/**
 * @param {{ game: string, options: object, seed: string, seat: 0 | 1, what: string, time: number }} moment
 * @returns {Promise<string>} the match up to there, in compact text
 */
export async function matchUpTo({ game, options, seed, seat, what, time }) {
  const { tools } = await import(`@duello/${game}`);
  return tools((lent) => {
    const { rules } = lent;
    const match = begin(rules, seed, rules.options(options));
    const bot = botNamed('greedy');
    let seen = 0;
    while (!isOver(match.state)) {
      const turn = SEATS.find((one) => (asked(match.state) & (1 << one)) !== 0);
      const decision = decisionOf(rules, match.state, turn);
      if (turn === seat && decision.what === what && ++seen === time) break;
      const view = rules.view(match.state, turn);
      answer(match, bot({ seat: turn, view, decision, tools: lent, rng: stream(`${seed}/${decision.id}`) }));
    }
    return toText(rules, recordOf(match));
  });
}
