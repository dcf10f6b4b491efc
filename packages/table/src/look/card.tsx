// What does a card look like? A frame in the tone of its family, a picture, its costs and its printed text.

import { withSoftHyphens } from '@duello/language';
import { memo } from 'react';
import { FacePicture } from '../icons/face-picture.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import '../words/hyphens.css';

/** A number in a corner of the card, with a word for it. */
export interface Badge {
  readonly kind: 'price' | 'mana' | 'count' | 'attack' | 'health' | 'durability';
  readonly value: string;
  readonly label: string;
}

/** A part of a cost: its colour and sign, and how much of it when it is more than one. */
export interface Pip {
  readonly tone: string;
  readonly icon: IconName | null;
  readonly text: string;
}

/** A sign that is printed on it, how often when more than once, and its name. */
export interface Mark {
  readonly icon: IconName;
  readonly text: string;
  readonly label: string;
}

/** Everything a frame shows of a card; a game makes these from its cards and words. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Colour and sigil of its family. */
  readonly tone: string;
  readonly sigil: IconName;
  readonly art: IconName;
  /** Chosen by whoever made the card, by name; where it is not to be had, its art is shown. */
  readonly picture?: string;
  readonly badges: readonly Badge[];
  /** Signs besides the numbers, where a game prints some. */
  readonly marks?: readonly Mark[];
  readonly lines: readonly string[];
  /** What it does, as signs: shown where the lines have no room. */
  readonly signs?: readonly Mark[];
  /** The shape of the frame, where a game has several. */
  readonly frame?: string;
  /** The cost in pips, and in words for who does not see them. */
  readonly pips?: { readonly list: readonly Pip[]; readonly label: string };
  readonly flavour?: string;
  /** What its keywords mean, told beside the large card. */
  readonly reminders?: readonly string[];
  /** Where it was published, told there too. */
  readonly edition?: string;
}

/** A card for who does not see it: its name, cost, kind and text. */
export const spokenFace = ({ name, pips, kind, lines }: Face): string =>
  [name, pips?.label, kind, ...lines].filter(Boolean).join(', ');

/** What a card says and what its keywords mean, but for what has been said of it already. */
export const unsaidOf = ({ kind, lines, reminders = [] }: Face, said: string): string =>
  [kind, ...lines, ...reminders].filter((part) => part !== '' && !said.includes(part)).join(' ');

/** How many letters a card of each length holds; card.css says how wide it must be for them. */
const LENGTHS = [60, 90, 135, 190, 250];
/** A line that ends early, and numbers at the feet, take as much room as so many letters. */
const [LINE, FEET] = [12, 24];

function lengthOf({ lines, badges }: Face): number {
  const stands = badges.some(({ kind }) => kind === 'attack');
  const letters = lines.join(' ').length + LINE * Math.max(0, lines.length - 1) + (stands ? FEET : 0);
  const found = LENGTHS.findIndex((most) => letters <= most);
  return found < 0 ? LENGTHS.length : found;
}

/** Of its longest word; hyphens.css says from which width on that fits. */
const MOST_LETTERS = 15;
const lettersOf = (name: string): number =>
  Math.min(MOST_LETTERS, Math.max(...name.split(' ').map((word) => word.length)));

export const PipMark = ({ pip: { tone, icon, text } }: { readonly pip: Pip }) => (
  <span className="pip" data-pip={tone} aria-hidden="true">
    {icon !== null && <Icon name={icon} />}
    {text}
  </span>
);

/** What it does, where its words have no room. */
export const SignRow = ({ signs = [] }: { readonly signs: readonly Mark[] | undefined }) => (
  <span className="card-signs">
    {signs.map(({ icon, text, label }) => (
      <span key={icon} className="card-sign" title={label}>
        <span className="visually-hidden">{label} </span>
        <Icon name={icon} />
        {text}
      </span>
    ))}
  </span>
);

/** Drawn again only when its face changes: a table holds dozens. */
export const CardFace = memo(function CardFace({ face }: { readonly face: Face }) {
  return (
    <span className="card" data-tone={face.tone} data-frame={face.frame}>
      <span className="card-name" data-letters={lettersOf(face.name)}>
        {withSoftHyphens(face.name)}
      </span>
      <span className="card-art">
        <Icon name={face.sigil} className="card-sigil" />
        <FacePicture face={face} className="card-picture" />
      </span>
      <span className="card-kind">
        <Icon name={face.sigil} /> {face.kind}
      </span>
      <span className="card-text" data-length={lengthOf(face)}>
        {face.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {face.flavour !== undefined && <i className="card-flavour">{face.flavour}</i>}
      </span>
      <SignRow signs={face.signs} />
      {face.pips !== undefined && (
        <span className="card-pips">
          <span className="visually-hidden">{face.pips.label}</span>
          {face.pips.list.map((pip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cost never changes
            <PipMark key={index} pip={pip} />
          ))}
        </span>
      )}
      {face.marks !== undefined && face.marks.length > 0 && (
        <span className="card-marks">
          {face.marks.map(({ icon, text, label }) => (
            <span key={icon} className="card-mark">
              <span className="visually-hidden">{label} </span>
              <Icon name={icon} />
              {text !== '' && <b aria-hidden="true">{text}</b>}
            </span>
          ))}
        </span>
      )}
      {face.badges.map((badge) => (
        <span key={badge.kind} className={`badge badge-${badge.kind}`}>
          <span className="visually-hidden">{badge.label} </span>
          {badge.value}
        </span>
      ))}
    </span>
  );
});

export function CardBack() {
  return (
    <span className="card card-back">
      <Icon name="orb-wand" />
    </span>
  );
}
