// In which languages can an answer be read?

import type { Lang } from '@duello/language';
import { en } from './en.ts';
import { it } from './it.ts';
import type { ReportWords } from './words.ts';

export const reportWords: Readonly<Record<Lang, ReportWords>> = { en, it };
