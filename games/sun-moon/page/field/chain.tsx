// What waits to take effect? The chain as a stack from left to right: the last one in is the first one out.

import { FacePicture, Icon } from '@duello/table';
import { aimsOf, type PendingView, titleOf } from '../../index.ts';
import { tableNames } from '../answers/question-words.ts';
import { classSign } from '../cards/faces.ts';
import { effectLines } from '../cards/saying.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './chain.css';

interface LinkProps {
  readonly pending: PendingView;
  /** It takes effect next. */
  readonly next: boolean;
}

function Link({ pending, next }: LinkProps) {
  const table = useTable();
  const { words, faces, mine, view, nameOfSeat } = table;
  const t = useWords();
  const aims = aimsOf(view, pending, tableNames({ ...table, t }));
  const { card, seat, what } = pending;
  const face = card === null ? null : faces.face(card);
  const lines = effectLines(pending, { words, faces, t, mine });
  const clan = view.players[seat].class ?? 'neutral';
  return (
    <li className="sm-link" data-next={next} data-own={seat === mine} data-class={clan}>
      {what === 'attack' || face === null ? (
        <Icon name={what === 'attack' ? 'broadsword' : 'book-cover'} className="sm-link-art" />
      ) : (
        <FacePicture face={face} className="sm-link-art" />
      )}
      <span className="sm-link-words">
        <b>
          <Icon name={classSign(clan)} className="sm-link-owner" />
          <span className="visually-hidden">{nameOfSeat(seat)}: </span>
          {titleOf(pending, words, faces.nameOf)}
        </b>
        {aims !== '' && <span className="sm-link-aim">→ {aims}</span>}
        <span className="sm-link-text">{lines.join(' ')}</span>
      </span>
      {next && <span className="sm-link-next">{t('sunMoon.next')}</span>}
    </li>
  );
}

export function Chain() {
  const { view, words } = useTable();
  const { chain } = view;
  if (chain.length === 0) return null;
  return (
    <ol className="sm-chain" data-clear="" aria-label={words.nouns.chain} tabIndex={chain.length > 3 ? 0 : undefined}>
      {chain.map((pending, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the chain is what it is
        <Link key={at} pending={pending} next={at === chain.length - 1} />
      ))}
    </ol>
  );
}
