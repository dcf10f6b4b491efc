// What is prepared? Two slots: the own spells with their charges, the other's face down, since when, and what lies on them.

import type { Seat } from '@duello/kernel';
import { CardBack, CardFace, PipMark } from '@duello/table';
import { COLOURS, type Cost, optionKey, PREPARATION_SLOTS, type PreparedView, roundAt } from '../../index.ts';
import { pipOf, pipsOf, sumOf } from '../cards/mana.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './slots.css';

const Charges = ({ charges }: { readonly charges: Cost }) => (
  <span className="bg-charges" aria-hidden="true">
    {pipsOf(charges).map((pip, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: charges of a colour are alike
      <PipMark key={at} pip={pip} />
    ))}
  </span>
);

/** One press lays one mana on the spell. */
function ChargeButtons({ slot }: { readonly slot: number }) {
  const { decision, words, join, faces } = useTable();
  const offered = COLOURS.filter((colour) =>
    decision?.options.some(({ key }) => key === optionKey.charge(slot, colour)),
  );
  if (decision?.what !== 'act' || offered.length === 0) return null;
  return (
    <span className="bg-charge-buttons">
      {offered.map((colour) => (
        <button
          key={colour}
          type="button"
          className="bg-charge"
          data-rove=""
          data-charge={`${slot}>${colour}`}
          aria-label={words.option('act', optionKey.charge(slot, colour), faces.nameOf)}
          onClick={() => join(`mana:${colour}`, `slot:${slot}`)}
        >
          <span aria-hidden="true">+</span>
          <PipMark pip={pipOf(colour)} />
        </button>
      ))}
    </span>
  );
}

function Taken({ slot, prepared }: { readonly slot: number; readonly prepared: PreparedView }) {
  const { faces, words } = useTable();
  const t = useWords();
  const card = prepared.card ?? '';
  const charges = sumOf(prepared.charges) === 0 ? t('table.none') : words.cost(prepared.charges);
  return (
    <span className="bg-slot-taken">
      <Piece
        targetId={`slot:${slot}`}
        card={card}
        className="bg-slot"
        zone={`slot${slot}`}
        dragged={`slot:${slot}`}
        label={t('battleground.slot', { slot, name: faces.nameOf(card), charges })}
      >
        <CardFace face={faces.face(card)} />
        <Charges charges={prepared.charges} />
      </Piece>
      <ChargeButtons slot={slot} />
    </span>
  );
}

function Empty({ slot }: { readonly slot: number }) {
  const { affordanceOf, press, dropsAt } = useTable();
  const t = useWords();
  const targetId = `slot:${slot}`;
  const { meant } = affordanceOf(targetId);
  return (
    <button
      type="button"
      className="bg-slot-empty"
      data-rove={meant ? '' : undefined}
      data-target={targetId}
      data-drop={dropsAt(targetId)}
      data-meant={meant}
      aria-label={t('battleground.slotEmpty', { slot })}
      tabIndex={meant ? undefined : -1}
      onClick={() => press(targetId)}
    >
      <span aria-hidden="true">{slot}</span>
    </button>
  );
}

const NUMBERS = Array.from({ length: PREPARATION_SLOTS }, (_, at) => at + 1);

export function OwnSlots() {
  const { view, mine, words } = useTable();
  const { prepared } = view.players[mine];
  return (
    <section className="bg-slots" data-group="slots" data-zone={`slots-${mine}`} aria-label={words.nouns.prepared}>
      <span className="bg-slots-name" aria-hidden="true">
        {words.nouns.prepared}
      </span>
      {NUMBERS.map((slot) => {
        const one = prepared[slot - 1] ?? null;
        return one === null || one.card === null ? (
          <Empty key={slot} slot={slot} />
        ) : (
          <Taken key={slot} slot={slot} prepared={one} />
        );
      })}
    </section>
  );
}

/** Face down: that there is one, since when, and its charges. */
export function OtherSlots({ seat }: { readonly seat: Seat }) {
  const { view, words, faces } = useTable();
  const t = useWords();
  return (
    <span className="bg-other-slots" data-zone={`slots-${seat}`}>
      {view.players[seat].prepared.map((one, at) => {
        if (one === null) return null;
        const charges = sumOf(one.charges) === 0 ? t('table.none') : words.cost(one.charges);
        const name = one.card === null ? '' : faces.nameOf(one.card);
        const label = t('battleground.slotOther', { slot: at + 1, turn: roundAt(one.since), charges, name });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
          <span key={at} className="bg-other-slot" title={label} data-known={one.card !== null}>
            <CardBack />
            <b aria-hidden="true">{t('battleground.since', { n: roundAt(one.since) })}</b>
            <Charges charges={one.charges} />
            <span className="visually-hidden">{label}</span>
          </span>
        );
      })}
    </span>
  );
}
