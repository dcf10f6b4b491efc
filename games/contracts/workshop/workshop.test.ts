// Does every card of Contracts go through the form of the workshop as it is?

import { describeWorkshop } from '@duello/cards/for-tests';
import { randomCard } from '../cards/custom/random-card.ts';
import { contracts } from '../rules/rules.ts';
import { workshop } from './workshop.ts';

describeWorkshop(workshop, (rng) => randomCard(rng, workshop.named({}), 4), contracts.options);
