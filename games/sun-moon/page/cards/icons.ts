// Which drawings does this game bring along?

import { bodies } from 'virtual:icons/sun-moon';
import { addDrawings } from '@duello/table';

addDrawings(bodies);
