// Does the lab speak as it is printed, in every language?

import { describeMessages } from '@duello/language/for-tests';
import { labMessages } from './use-words.ts';

describeMessages(labMessages);
