// Which drawings does this game bring along?

import { bodies } from 'virtual:icons/contracts';
import { addDrawings } from '@duello/table';

addDrawings(bodies);
