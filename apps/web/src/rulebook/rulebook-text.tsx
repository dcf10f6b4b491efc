// How does a sentence of the rules look? Ids lead to their clause, names of cards to the card, found words are marked.

import { cutAt, linkTo } from '@duello/table';
import { createContext, Fragment, useContext } from 'react';
import type { Rulebook } from './rulebook-load.ts';
import { type Piece, piecesOf } from './rulebook-pieces.ts';

export interface Reading {
  readonly rulebook: Rulebook;
  /** What is being looked for. */
  readonly find: readonly string[];
}

const Context = createContext<Reading | null>(null);
export const ReadingContext = Context.Provider;

export function useReading(): Reading {
  const reading = useContext(Context);
  if (reading === null) throw new Error('a text of the rules stands outside a rulebook');
  return reading;
}

export function Marked({ text, find }: { readonly text: string; readonly find: readonly string[] }) {
  if (find.length === 0) return text;
  let at = 0;
  return cutAt(text, find).map((part, index) => {
    at += part.length;
    return index % 2 === 1 ? <mark key={at}>{part}</mark> : <Fragment key={`${at}-`}>{part}</Fragment>;
  });
}

function PieceText({ piece }: { readonly piece: Piece }) {
  const { rulebook, find } = useReading();
  const text = <Marked text={piece.text} find={find} />;
  switch (piece.kind) {
    case 'text':
      return text;
    case 'code':
      return <code>{text}</code>;
    case 'bold':
      return <strong>{text}</strong>;
    case 'clause':
      return (
        <a className="book-rule" href={linkTo('rules', rulebook.game, piece.text)}>
          {text}
        </a>
      );
    case 'card':
      return (
        <a className="book-card" data-card={piece.card} href={linkTo('cards', rulebook.game, piece.card)}>
          {text}
        </a>
      );
  }
}

export function RuleText({ text }: { readonly text: string }) {
  const { rulebook } = useReading();
  let at = 0;
  return piecesOf(text, rulebook.known).map((piece) => {
    at += piece.text.length;
    return <PieceText key={at} piece={piece} />;
  });
}
