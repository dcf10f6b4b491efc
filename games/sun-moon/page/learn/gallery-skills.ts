// What does the skill card look like in the gallery? Its four skills, one a line; each player has one in every match.

import type { Face } from '@duello/table';
import { type Lang, SKILL_NAMES, words } from '../../index.ts';
import '../cards/icons.ts';
import '../cards/card.css';

/** No card of the box has this name. */
export const SKILL_CARD = 'skillCard';

export function skillFace(lang: Lang): Face {
  const { nouns, skills, terms } = words[lang];
  return {
    id: SKILL_CARD,
    name: nouns.skillCard,
    kind: nouns.skills,
    tone: 'sm-neutral-spell',
    sigil: 'eclipse',
    art: 'inner-self',
    badges: [],
    lines: SKILL_NAMES.map((name) => `${skills[name].name}: ${skills[name].text}`),
    reminders: [`${terms.skillCard.name}: ${terms.skillCard.reminder}`, `${terms.x.name}: ${terms.x.reminder}`],
  };
}
