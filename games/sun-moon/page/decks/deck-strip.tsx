// How is a card written in a list? Its cost, its picture, its name and its copies in one line.

import { type Face, FacePicture } from '@duello/table';
import './deck-strip.css';

interface Props {
  readonly face: Face;
  readonly cost: number;
  readonly copies: number;
}

export const DeckStrip = ({ face, cost, copies }: Props) => (
  <span className="sm-strip" data-tone={face.tone}>
    <span className="sm-strip-cost">{cost}</span>
    <FacePicture face={face} />
    <span className="sm-strip-name">{face.name}</span>
    {copies > 1 && <b>×{copies}</b>}
  </span>
);
