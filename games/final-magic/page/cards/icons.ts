// Which drawings does this game bring along?

import { bodies } from 'virtual:icons/final-magic';
import { addDrawings } from '@duello/table';

addDrawings(bodies);
