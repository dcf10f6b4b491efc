// How does a thing of this table look to the hand? As on every table, in this game's colours.

import { type PieceProps, TablePiece } from '@duello/table';
import { useTable } from './table-context.ts';
import './piece.css';

export function Piece(props: PieceProps) {
  return <TablePiece {...props} table={useTable()} className={`bg-piece ${props.className}`} />;
}
