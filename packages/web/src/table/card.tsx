// What does a card look like? A frame in the tone of its family, a picture, its costs and its printed text.

import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** A number in a corner of the card, with a word for it. */
export interface Badge {
  readonly kind: 'price' | 'mana' | 'count';
  readonly value: string;
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
  readonly badges: readonly Badge[];
  readonly lines: readonly string[];
}

/** Long texts are set a little smaller, so that the picture keeps its room. */
const lengthOf = (lines: readonly string[]): 'short' | 'long' | 'longest' => {
  const letters = lines.join(' ').length + 12 * lines.length;
  return letters > LONGEST ? 'longest' : letters > LONG ? 'long' : 'short';
};
const LONG = 150;
const LONGEST = 215;

export function CardFace({ face, small = false }: { readonly face: Face; readonly small?: boolean }) {
  return (
    <span className={small ? 'card card-small' : 'card'} data-tone={face.tone}>
      <span className="card-name">{face.name}</span>
      <span className="card-art">
        <Icon name={face.sigil} className="card-sigil" />
        <Icon name={face.art} className="card-picture" />
      </span>
      <span className="card-kind">
        <Icon name={face.sigil} /> {face.kind}
      </span>
      {!small && (
        <span className="card-text" data-length={lengthOf(face.lines)}>
          {face.lines.map((line) => (
            <span key={line}>{line}</span>
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
}

export function CardBack() {
  return (
    <span className="card card-back">
      <Icon name="orb-wand" />
    </span>
  );
}
