// Does online play speak as it is printed, in every language?

import { describeMessages } from '@duello/language/for-tests';
import { onlineMessages } from './use-words.ts';

describeMessages(onlineMessages);
