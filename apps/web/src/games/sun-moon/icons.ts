// Which drawings does this game bring along?

import { bodies } from 'virtual:sun-moon-icons';
import { addDrawings } from '../../table/icon.tsx';

addDrawings(bodies);
