// Which drawings does this game bring along?

import { bodies } from 'virtual:icons/battleground';
import { addDrawings } from '@duello/table';

addDrawings(bodies);
