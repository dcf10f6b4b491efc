// Does a review speak as it is printed, in every language?

import { describeMessages } from '@duello/language/for-tests';
import { reviewMessages } from './use-words.ts';

describeMessages(reviewMessages);
