// Which fields does a spell have in a form, by its type?

import {
  countsForm,
  effectsForm,
  flagForm,
  insteadForm,
  listForm,
  nameForm,
  orNoForm,
  pictureForm,
  recordForm,
  wholeForm,
  wordForm,
} from '@duello/cards/form';
import { GIVEN_TO, MOST_AURAS, MOST_COPIES, MOST_DURATION, MOST_ICONS } from '../cards/custom/custom-cards.ts';
import { CLASSES, COLOURS, DEATHS, type SpellType } from '../cards/vocabulary.ts';

const cost = countsForm(COLOURS);
const tier = wholeForm(0, 3, 1);
const unique = flagForm;
const place = { copies: wholeForm(0, MOST_COPIES, 0), instead: insteadForm({ sided: false, counted: false }) };
const set = wordForm([...CLASSES, 'neutral']);
const change = wholeForm(-99, 99, 0);

const aura = {
  kind: 'aura',
  ways: [
    recordForm({ aura: wordForm(['give']), to: wordForm(GIVEN_TO), attack: change, defence: change }),
    recordForm({ aura: wordForm(['sorceryDamage']), by: wholeForm(1, 99, 1) }),
    recordForm({ aura: wordForm(['when']), death: wordForm(DEATHS), effects: effectsForm(1) }),
  ],
} as const;
const auras = listForm(aura, MOST_AURAS);
const enchantment = orNoForm(recordForm({ duration: wholeForm(1, MOST_DURATION, null), effects: effectsForm() }));
const icons = wholeForm(0, MOST_ICONS, 0);

export const forms = {
  summon: recordForm({
    ...{
      name: nameForm,
      picture: pictureForm,
      set,
      tier,
      unique,
      cost,
      attack: wholeForm(0, 99),
      hp: wholeForm(1, 99),
    },
    ...{ range: icons, shields: icons, packTactics: flagForm },
    ...{ text: effectsForm(), arrival: effectsForm(), auras, ...place },
  }),
  sorcery: recordForm({
    ...{ name: nameForm, picture: pictureForm, set, tier, unique, cost, text: effectsForm(), enchantment, auras },
    ...place,
  }),
  crystal: recordForm({
    ...{ name: nameForm, picture: pictureForm, set: wordForm(['crystal']), tier, text: effectsForm() },
    ...place,
  }),
} as const satisfies { readonly [T in SpellType]: unknown };
