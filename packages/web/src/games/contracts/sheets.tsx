// What can lie open over a table of Contracts?

import { type OpenSheet, OpenSheets, type SheetsProps } from '../open-sheets.tsx';
import { PileSheet } from './pile-sheet.tsx';
import type { PileName } from './table-context.ts';
import { TextTable } from './text-table.tsx';

export type Open = OpenSheet<PileName>;

export const Sheets = (props: SheetsProps<PileName>) => (
  <OpenSheets
    {...props}
    game="contracts"
    pile={(seat, pile, close) => <PileSheet seat={seat} pile={pile} close={close} />}
    text={(close) => <TextTable close={close} />}
  />
);
