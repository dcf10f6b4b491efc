// How does a part of the page get its words? By key, in the language of the settings; a missing word does not compile.

import { IntlMessageFormat } from 'intl-messageformat';
import { useSettings } from '../shell/settings.ts';
import { battleground as enBattleground } from './en/battleground.ts';
import { battlegroundDraft as enBattlegroundDraft } from './en/battleground-draft.ts';
import { battlegroundLearn as enBattlegroundLearn } from './en/battleground-learn.ts';
import { contracts as enContracts } from './en/contracts.ts';
import { contractsLearn as enContractsLearn } from './en/contracts-learn.ts';
import { home as enHome } from './en/home.ts';
import { learn as enLearn } from './en/learn.ts';
import { replay as enReplay } from './en/replay.ts';
import { rules as enRules } from './en/rules.ts';
import { shell as enShell } from './en/shell.ts';
import { sunMoon as enSunMoon } from './en/sun-moon.ts';
import { sunMoonDecks as enSunMoonDecks } from './en/sun-moon-decks.ts';
import { sunMoonDraft as enSunMoonDraft } from './en/sun-moon-draft.ts';
import { sunMoonLearn as enSunMoonLearn } from './en/sun-moon-learn.ts';
import { table as enTable } from './en/table.ts';
import { battleground as itBattleground } from './it/battleground.ts';
import { battlegroundDraft as itBattlegroundDraft } from './it/battleground-draft.ts';
import { battlegroundLearn as itBattlegroundLearn } from './it/battleground-learn.ts';
import { contracts as itContracts } from './it/contracts.ts';
import { contractsLearn as itContractsLearn } from './it/contracts-learn.ts';
import { home as itHome } from './it/home.ts';
import { learn as itLearn } from './it/learn.ts';
import { replay as itReplay } from './it/replay.ts';
import { rules as itRules } from './it/rules.ts';
import { shell as itShell } from './it/shell.ts';
import { sunMoon as itSunMoon } from './it/sun-moon.ts';
import { sunMoonDecks as itSunMoonDecks } from './it/sun-moon-decks.ts';
import { sunMoonDraft as itSunMoonDraft } from './it/sun-moon-draft.ts';
import { sunMoonLearn as itSunMoonLearn } from './it/sun-moon-learn.ts';
import { table as itTable } from './it/table.ts';

const en = {
  ...enShell,
  ...enHome,
  ...enTable,
  ...enReplay,
  ...enLearn,
  ...enRules,
  ...enBattleground,
  ...enBattlegroundDraft,
  ...enBattlegroundLearn,
  ...enContracts,
  ...enContractsLearn,
  ...enSunMoon,
  ...enSunMoonDecks,
  ...enSunMoonDraft,
  ...enSunMoonLearn,
};
const it = {
  ...itShell,
  ...itHome,
  ...itTable,
  ...itReplay,
  ...itLearn,
  ...itRules,
  ...itBattleground,
  ...itBattlegroundDraft,
  ...itBattlegroundLearn,
  ...itContracts,
  ...itContractsLearn,
  ...itSunMoon,
  ...itSunMoonDecks,
  ...itSunMoonDraft,
  ...itSunMoonLearn,
};
export type Key = keyof typeof en;
const tables: Readonly<Record<'en' | 'it', Readonly<Record<Key, string>>>> = { en, it };
const made = new Map<string, IntlMessageFormat>();

export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the page; messages may count and choose (ICU). */
export function useWords(): Say {
  const { lang } = useSettings();
  return (key, values = {}) => {
    const id = `${lang}/${key}`;
    const format = made.get(id) ?? new IntlMessageFormat(tables[lang][key], lang);
    made.set(id, format);
    return String(format.format(values));
  };
}
