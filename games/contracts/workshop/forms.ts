// Which fields does a contract have in a form, by its type?

import {
  countsForm,
  effectsForm,
  flagForm,
  insteadForm,
  listForm,
  nameForm,
  pictureForm,
  recordForm,
  someForm,
  someOfForm,
  wholeForm,
} from '@duello/cards/form';
import { MOST_COPIES, TYPE_MOMENTS } from '../cards/custom/custom-cards.ts';
import { give } from '../cards/gives.ts';
import { COLOURS, type ContractType, KEYWORDS } from '../cards/vocabulary.ts';

const mana = countsForm(COLOURS);
const place = { copies: wholeForm(0, MOST_COPIES, 0), instead: insteadForm({ sided: true, counted: true }) };
const MOST_GIVES = 6;
const gives = listForm(give.form, MOST_GIVES);
const magic = wholeForm(0, 99, 0);
const moments = (type: ContractType) =>
  someOfForm(Object.fromEntries(TYPE_MOMENTS[type].map((moment) => [moment, effectsForm(1)])));

const attack = wholeForm(0, 99);
const health = wholeForm(1, 99);

export const forms = {
  creature: recordForm({
    ...{ name: nameForm, picture: pictureForm, cost: mana, attack, health, keywords: someForm(KEYWORDS), magic },
    ...{ when: moments('creature'), gives, token: flagForm, ...place },
  }),
  spell: recordForm({
    name: nameForm,
    picture: pictureForm,
    cost: mana,
    effects: effectsForm(1),
    when: moments('spell'),
    ...place,
  }),
  orb: recordForm({
    ...{ name: nameForm, picture: pictureForm, cost: mana, attack, health, magic },
    when: moments('orb'),
    gives,
    ...place,
  }),
  rune: recordForm({
    ...{ name: nameForm, picture: pictureForm, cost: mana, activation: mana, effects: effectsForm() },
    ...{ magic, when: moments('rune'), gives, ...place },
  }),
} as const satisfies { readonly [T in ContractType]: unknown };
