// What do simulations tell of the matches of Sun & Moon? Starter and classes match by match, lengths, answers, skills.

import type { Measures } from '@duello/lab';
import { type Course, percent, shareOf, type Told, within } from '@duello/terminal';
import { SKILL_NAMES } from '../index.ts';

const each = (value: number): string => value.toFixed(2);

/** The turn in which that share of the matches was over. */
function turnWithin(sums: Measures, share: number): number {
  const ended = Object.entries(sums)
    .flatMap(([name, count]) => (/^turn\d+$/.test(name) ? [[Number(name.slice(4)), count] as const] : []))
    .sort(([a], [b]) => a - b);
  let left = share * (sums.matches ?? 0);
  for (const [turn, count] of ended) {
    left -= count;
    if (left < 0) return turn;
  }
  return ended.at(-1)?.[0] ?? 0;
}

const rate = (name: string, title: string, part: number, whole: number): Told => {
  const found = shareOf(part, whole);
  return { name, text: `${title} ${within(found)}`, value: { ...found, of: whole } };
};

export const sunMoonCourse: Course = (sums) => {
  const of = (name: string): number => sums[name] ?? 0;
  const matches = of('matches');
  const a = (name: string): number => (matches === 0 ? 0 : of(name) / matches);
  const decided = matches - of('draws');
  const [median, p5, p95] = [0.5, 0.05, 0.95].map((share) => turnWithin(sums, share));
  const skills = Object.fromEntries(SKILL_NAMES.map((skill) => [skill, a(skill)]));
  const lost = { attacks: a('lostToAttacks'), effects: a('lostToEffects'), fatigue: a('lostToFatigue') };
  return [
    { name: 'singleMatches', text: `single matches         ${matches}, tournaments taken apart`, value: matches },
    rate('starter', 'starter wins          ', of('starterWins'), decided),
    rate('sun', 'Sun against Moon      ', of('warlockWins'), of('warlockWins') + of('paladinWins')),
    {
      name: 'turns',
      text: `turns of both          median ${median}, 5 % within ${p5}, 95 % within ${p95}`,
      value: { median, p5, p95 },
    },
    {
      name: 'tied',
      text: `tied, at turn limit    ${percent(a('draws'))} %, ${percent(a('atLimit'))} %`,
      value: { tied: a('draws'), atLimit: a('atLimit') },
    },
    {
      name: 'answers',
      text: `answers a match        ${each(a('responses'))} in ${each(a('windows'))} windows, Fast cards ${each(a('fastCards'))}`,
      value: { responses: a('responses'), windows: a('windows'), fastCards: a('fastCards') },
    },
    {
      name: 'skills',
      text: `skills a match         ${SKILL_NAMES.map((skill) => `${skill} ${a(skill).toFixed(1)}`).join(', ')}`,
      value: skills,
    },
    {
      name: 'actions',
      text: `cards, attacks a match ${each(a('cards'))}, ${each(a('attacks'))} of ${each(a('actions'))} actions`,
      value: { cards: a('cards'), attacks: a('attacks'), actions: a('actions') },
    },
    {
      name: 'lifeLost',
      text: `life lost a match      ${Object.entries(lost)
        .map(([by, life]) => `${by} ${each(life)}`)
        .join(', ')}; gained ${each(a('gained'))}`,
      value: { ...lost, gained: a('gained') },
    },
  ];
};
