// Which drawings does this game bring along?

import { bodies } from 'virtual:battleground-icons';
import { addDrawings } from '../../table/icon.tsx';

addDrawings(bodies);
