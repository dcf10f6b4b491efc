// What stands beside a player's line? The Orb with its attack and durability, and the Rune with what it costs to use.

import type { Seat } from '@duello/kernel';
import { FacePicture, Icon, itemName, PipMark } from '@duello/table';
import { orbItem, runeItem } from '../../index.ts';
import { pipsOf } from '../cards/mana.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { tableNames } from '../pieces/table-names.ts';
import { useWords } from '../words/use-words.ts';
import './support.css';

function Slot({ icon, name }: { readonly icon: 'orb-wand' | 'rune-stone'; readonly name: string }) {
  return (
    <span className="slot" title={name}>
      <Icon name={icon} />
      <span className="visually-hidden">{name}: –</span>
    </span>
  );
}

function Orb({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, faces, mine, words } = table;
  const t = useWords();
  const { orb } = view.players[seat];
  const side = seat === mine ? 'own' : 'opposing';
  if (orb === null) return <Slot icon="orb-wand" name={words.nouns.orb} />;
  const { id, card, attack, durability, active } = orb;
  const spent = orb.spent && view.active === seat;
  const face = faces.face(card);
  const item = orbItem(orb, view.active === seat, words, tableNames(table));
  return (
    <Piece
      targetId={`${side}:orb`}
      card={card}
      className="support-piece orb"
      zone={`slot-${id}`}
      dragged={seat === mine ? 'own:orb' : null}
      label={itemName(item, t)}
      facts={item.facts ?? []}
    >
      <span className="support-body" data-tone={face.tone} data-spent={spent} data-active={active}>
        <span className="support-art orb-art">
          <FacePicture face={face} />
        </span>
        <b className="creature-attack">{attack}</b>
        <b className="orb-durability">
          {durability}
          <span aria-hidden="true">×</span>
        </b>
      </span>
    </Piece>
  );
}

function Rune({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, faces, mine, words } = table;
  const t = useWords();
  const { rune } = view.players[seat];
  const side = seat === mine ? 'own' : 'opposing';
  if (rune === null) return <Slot icon="rune-stone" name={words.nouns.rune} />;
  const { id, card } = rune;
  const spent = rune.spent && view.active === seat;
  const face = faces.face(card);
  const item = runeItem(rune, view.active === seat, words, tableNames(table));
  const activation = faces.card(card)?.activation ?? null;
  return (
    <Piece
      targetId={`${side}:rune`}
      card={card}
      className="support-piece rune"
      zone={`slot-${id}`}
      dragged={seat === mine ? 'own:rune' : null}
      label={itemName(item, t)}
      facts={item.facts ?? []}
    >
      <span className="support-body" data-tone={face.tone} data-spent={spent}>
        <span className="support-art rune-art">
          <FacePicture face={face} />
        </span>
        <span className="rune-cost">
          {(activation === null ? [] : pipsOf(activation)).map((pip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cost never changes
            <PipMark key={index} pip={pip} />
          ))}
        </span>
      </span>
    </Piece>
  );
}

export function Support({ seat }: { readonly seat: Seat }) {
  const { mine, words, nameOfSeat } = useTable();
  return (
    <section
      className={seat === mine ? 'support own-support' : 'support other-support'}
      data-zone={`support-${seat}`}
      data-group={`support-${seat}`}
      aria-label={`${words.nouns.orb}, ${words.nouns.rune}: ${nameOfSeat(seat)}`}
    >
      <Orb seat={seat} />
      <Rune seat={seat} />
    </section>
  );
}
