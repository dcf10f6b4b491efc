// Does the page of Battleground speak as it is printed, in every language?

import { describeMessages } from '@duello/language/for-tests';
import { ownMessages } from './use-words.ts';

describeMessages(ownMessages);
