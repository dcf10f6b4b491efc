// Does a replay speak as it is printed, in every language?

import { describeMessages } from '@duello/language/for-tests';
import { replayWords } from './use-words.ts';

describeMessages(replayWords);
