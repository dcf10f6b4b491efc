// Does the page that prints speak as it is printed, in every language?

import { describeMessages } from '@duello/language/for-tests';
import { printMessages } from './use-words.ts';

describeMessages(printMessages);
