// Does every card of Battleground go through the form of the workshop as it is?

import { describeWorkshop } from '@duello/cards/for-tests';
import { randomCard } from '../cards/custom/random-card.ts';
import { battleground } from '../rules/rules.ts';
import { workshop } from './workshop.ts';

describeWorkshop(workshop, (rng) => randomCard(rng, 0), battleground.options);
