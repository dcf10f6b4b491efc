// Which drawings does this game bring along?

import { bodies } from 'virtual:contracts-icons';
import { addDrawings } from '../../table/icon.tsx';

addDrawings(bodies);
