// How does a thing of this table look to the hand? As on every table, and marked when an attack goes to it.

import { type PieceProps, TablePiece } from '@duello/table';
import { useTable } from './table-context.ts';
import './piece.css';

export function Piece(props: PieceProps) {
  const table = useTable();
  const { targetId, className } = props;
  return (
    <TablePiece
      {...props}
      table={table}
      className={`sm-piece rising ${className}`}
      aimed={table.aimed === targetId}
      peek={table.peek}
    />
  );
}
