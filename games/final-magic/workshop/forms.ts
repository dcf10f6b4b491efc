// Which fields does a card have in a form, by its type?

import { effectsForm, insteadForm, nameForm, pictureForm, recordForm } from '@duello/cards/form';
import type { Card } from '../cards/card.ts';
import { CARD_FIELDS } from '../cards/custom/card-fields.ts';

const instead = insteadForm({ sided: false, counted: false });

export const forms = {
  spell: recordForm({
    name: nameForm,
    picture: pictureForm,
    ...CARD_FIELDS.spell.form.parts,
    effects: effectsForm(1),
    instead,
  }),
  gem: recordForm({ name: nameForm, picture: pictureForm, ...CARD_FIELDS.gem.form.parts, instead }),
  currency: recordForm({ name: nameForm, picture: pictureForm, ...CARD_FIELDS.currency.form.parts, instead }),
} as const satisfies { readonly [T in Card['type']]: unknown };
