// Does the workshop speak as it is printed, in every language?

import { describeMessages } from '@duello/language/for-tests';
import { workshopMessages } from './use-words.ts';

describeMessages(workshopMessages);
