// What lies in the box of Sun & Moon beside its cards? Tracks for fatigue and life, and what marks them.

import type { PrintedCard, PrintedToken, PrintedTrack, TokenSide } from '@duello/print';
import { FATIGUE_LIMIT, type Lang, SKILL_NAMES, words } from '../index.ts';
import { TONES } from './cards.ts';

const FATIGUE = '#3e2644';
const LIFE = '#8f1f24';
const side = (colour: string, icon: string | null, text: string): TokenSide => ({ colour, ink: '#fff5fa', icon, text });

export function tokens(lang: Lang): readonly PrintedToken[] {
  const { nouns } = words[lang];
  const both = (id: string, name: string, count: number, front: TokenSide, back: TokenSide): PrintedToken => ({
    ...{ id, name, count, shape: 'disc', front, back },
  });
  return [
    both('fatigue', nouns.fatigue, 2, side(FATIGUE, 'eclipse', ''), side(FATIGUE, 'eclipse', '')),
    both('life', nouns.life, 4, side(LIFE, 'hearts', ''), side(LIFE, 'hearts', '')),
    { ...both('attack', nouns.attack, 20, side('#8c5a12', null, '+1'), side('#8c5a12', null, '−1')), shape: 'diamond' },
    {
      ...both('defense', nouns.defense, 20, side('#1f5f93', null, '+1'), side('#1f5f93', null, '−1')),
      shape: 'hexagon',
    },
  ];
}

/** S1001: half of it is left when a turn begins, as the small number says. */
export function tracks(lang: Lang): readonly PrintedTrack[] {
  const { nouns } = words[lang];
  return [
    {
      ...{ id: 'fatigue', name: nouns.fatigue, count: 2, colour: FATIGUE, icon: 'eclipse', from: 0, to: FATIGUE_LIMIT },
      below: (value) => `½: ${Math.floor(value / 2)}`,
    },
    { ...{ id: 'life', name: nouns.life, count: 2, colour: LIFE, icon: 'hearts', from: 0, to: 21 }, below: () => '' },
  ];
}

/** S401: one for each player. */
export function skillCard(lang: Lang): PrintedCard {
  const { nouns, skills, terms } = words[lang];
  return {
    ...{ id: 'skillCard', name: nouns.skillCard, count: 2, home: '', tone: TONES.neutral, frame: 'round' },
    ...{ art: 'inner-self', sigil: 'eclipse', kind: nouns.skills, pips: [], badges: [], marks: [], flavour: '' },
    lines: SKILL_NAMES.map((name) => `${skills[name].name}: ${skills[name].text}`),
    reminders: [`${terms.x.name}: ${terms.x.reminder}`],
    back: { id: 'skillCard', title: nouns.skillCard, sigil: 'inner-self', tone: TONES.paladin },
  };
}
