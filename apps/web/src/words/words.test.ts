// Does the page around the tables speak as it is printed, in every language?

import { describeMessages } from '@duello/language/for-tests';
import { appWords } from './use-words.ts';

describeMessages(appWords);
