// What lies in a player's area? Auras and Enchantments, each with its token's shape and how many of them are left.

import type { Seat } from '@duello/kernel';
import { FacePicture } from '@duello/table';
import { type InPlayView, optionKey } from '../../index.ts';
import { shapeName, TokenMark } from '../cards/shapes.tsx';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './area.css';

function InPlay({ one, place }: { readonly one: InPlayView; readonly place: number }) {
  const { faces, mine, words } = useTable();
  const t = useWords();
  const { id, card, owner, shape, tokens, unresolved } = one;
  const face = faces.face(card);
  const kind = shape === null ? words.terms.aura.name : words.terms.enchantment.name;
  const token = shape === null ? null : t('battleground.token', { n: tokens, shape: shapeName(shape, t), name: '' });
  return (
    <Piece
      targetId={`area:${optionKey.endOne(owner === mine ? 'own' : 'opposing', card, place)}`}
      card={card}
      className="bg-in-play"
      zone={`slot-${id}`}
      label={`${face.name}, ${kind}`}
      facts={[...(token === null ? [] : [token]), ...(unresolved ? [t('battleground.unresolved')] : []), ...face.lines]}
    >
      <span className="bg-in-play-body" data-tone={face.tone} data-unresolved={unresolved}>
        <span className="bg-in-play-art">
          <FacePicture face={face} />
        </span>
        <span className="bg-in-play-name">{face.name}</span>
        {shape === null ? <span className="bg-aura-sign">∞</span> : <TokenMark shape={shape} count={tokens} />}
      </span>
    </Piece>
  );
}

export function Area({ seat }: { readonly seat: Seat }) {
  const { view, mine, words, nameOfSeat } = useTable();
  const { area } = view.players[seat];
  return (
    <section
      className={seat === mine ? 'bg-area bg-own-area' : 'bg-area bg-other-area'}
      data-zone={`area-${seat}`}
      data-group={`area-${seat}`}
      data-empty={area.length === 0}
      aria-label={`${words.nouns.playArea}: ${nameOfSeat(seat)} (${area.length})`}
    >
      <span className="bg-area-name" aria-hidden="true">
        {words.nouns.playArea}: {nameOfSeat(seat)}
      </span>
      {area.map((one, at) => (
        <InPlay key={one.id} one={one} place={at + 1} />
      ))}
      {area.length === 0 && (
        <span className="bg-area-none" aria-hidden="true">
          –
        </span>
      )}
    </section>
  );
}
