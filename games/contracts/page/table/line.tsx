// How do a player's Creatures stand? In one line, with places between them and signs of who gives what to whom.

import type { Seat } from '@duello/kernel';
import { Fragment } from 'react';
import type { CreatureView, Give } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Creature } from './creature.tsx';
import './line.css';

/** What one gives to the other beside it, in signs. */
function giftOf(gives: readonly Give[]): string | null {
  const gifts = gives.flatMap((give) => {
    if (give.give !== 'buff' || give.to !== 'adjacent') return [];
    const numbers = give.attack === 0 && give.health === 0 ? [] : [`+${give.attack}/+${give.health}`];
    return give.status === null ? numbers : [...numbers, '✦'];
  });
  return gifts.length === 0 ? null : gifts.join(' ');
}

/** Between two neighbours: an arrow for whatever one gives the other. */
function Gifts({ left, right }: { readonly left: CreatureView; readonly right: CreatureView }) {
  const { faces } = useTable();
  const gift = ({ card, faded }: CreatureView): string | null => (faded ? null : giftOf(faces.card(card)?.gives ?? []));
  const [fromLeft, fromRight] = [gift(left), gift(right)];
  if (fromLeft === null && fromRight === null) return null;
  return (
    <span className="gifts" aria-hidden="true">
      {fromLeft !== null && (
        <span className="gift gift-right">
          <span>{fromLeft}</span>
        </span>
      )}
      {fromRight !== null && (
        <span className="gift gift-left">
          <span>{fromRight}</span>
        </span>
      )}
    </span>
  );
}

/** A place where a Creature can be put. */
function Gap({ place, of }: { readonly place: number; readonly of: number }) {
  const { affordanceOf, press, dropsAt } = useTable();
  const t = useWords();
  const targetId = `gap:${place}`;
  const { meant } = affordanceOf(targetId);
  const drops = dropsAt(targetId);
  if (!meant && drops === undefined) return null;
  return (
    <button
      type="button"
      className="gap"
      data-rove={meant ? '' : undefined}
      data-target={targetId}
      data-drop={drops}
      data-meant={meant}
      tabIndex={meant ? undefined : -1}
      aria-hidden={!meant}
      aria-label={t('contracts.gap', { place, of })}
      onClick={() => press(targetId)}
    >
      <span aria-hidden="true">{place}</span>
    </button>
  );
}

export function Line({ seat }: { readonly seat: Seat }) {
  const { view, mine, words, nameOfSeat } = useTable();
  const own = seat === mine;
  const { line } = view.players[seat];
  return (
    <section
      className={own ? 'line own-line' : 'line other-line'}
      data-zone={`line-${seat}`}
      data-group={`line-${seat}`}
      data-drop={own ? 'hand' : undefined}
      aria-label={`${words.nouns.creatures}: ${nameOfSeat(seat)} (${line.length})`}
      style={{ '--creatures': Math.max(1, line.length) }}
    >
      {own && <Gap place={1} of={line.length + 1} />}
      {line.map((creature, index) => (
        <Fragment key={creature.id}>
          {index > 0 && <Gifts left={line[index - 1]} right={creature} />}
          <Creature seat={seat} creature={creature} place={index + 1} />
          {own && <Gap place={index + 2} of={line.length + 1} />}
        </Fragment>
      ))}
    </section>
  );
}
