// Which fields does a card have in a form, by its type?

import {
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
  wordForm,
} from '@duello/cards/form';
import {
  enchanted,
  MOST_ABILITIES,
  MOST_COPIES,
  MOST_STRENGTH,
  TYPE_KEYWORDS,
  TYPE_MOMENTS,
} from '../cards/custom/custom-cards.ts';
import { MOST_MODES } from '../cards/custom/custom-effects.ts';
import { FATIGUE_LIMIT } from '../cards/numbers.ts';
import { type CardType, CLASSES, EDITIONS, RARITIES, TRAITS } from '../cards/vocabulary.ts';

const fatigue = wholeForm(0, FATIGUE_LIMIT, 0);
const modes = (least: number) => listForm(effectsForm(1), MOST_MODES, least);
const ability = recordForm({
  price: recordForm({ fatigue, fatigueX: fatigue, discardX: fatigue, tap: flagForm }),
  modes: modes(1),
});
const place = {
  edition: wordForm(EDITIONS),
  copies: wholeForm(0, MOST_COPIES, 0),
  instead: insteadForm({ sided: true, counted: true }),
};
const head = (type: CardType) => ({
  ...{
    name: nameForm,
    picture: pictureForm,
    class: wordForm(CLASSES),
    rarity: wordForm(RARITIES),
    cost: wholeForm(0, FATIGUE_LIMIT),
  },
  keywords: someForm(TYPE_KEYWORDS[type]),
});
const when = (type: CardType) =>
  someOfForm(Object.fromEntries(TYPE_MOMENTS[type].map((moment) => [moment, effectsForm(1)])));
const change = wholeForm(-MOST_STRENGTH, MOST_STRENGTH, 0);
const abilities = listForm(ability, MOST_ABILITIES);

export const forms = {
  summoning: recordForm({
    ...{ ...head('summoning'), attack: wholeForm(0, MOST_STRENGTH), defense: wholeForm(1, MOST_STRENGTH) },
    ...{ modes: modes(0), abilities, when: when('summoning'), ...place },
  }),
  spell: recordForm({ ...head('spell'), modes: modes(1), ...place }),
  enchantment: recordForm({
    ...{ ...head('enchantment'), enchants: enchanted.form },
    ...{ gives: recordForm({ attack: change, defense: change, traits: someForm(TRAITS) }) },
    ...{ abilities, when: when('enchantment'), ...place },
  }),
} as const satisfies { readonly [T in CardType]: unknown };
