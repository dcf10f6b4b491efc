// What lies on a summoning? A small tab for each enchantment, with the sign of who played it.

import { FacePicture, Icon, type TargetId } from '@duello/table';
import type { EnchantmentView, SummoningView } from '../../index.ts';
import { classSign } from '../cards/faces.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

function Tab({ targetId, enchantment }: { readonly targetId: TargetId; readonly enchantment: EnchantmentView }) {
  const { faces, mine, view, words, nameOfSeat } = useTable();
  const t = useWords();
  const { id, card, seat, tapped } = enchantment;
  const face = faces.face(card);
  const owner = view.players[seat].class ?? 'neutral';
  return (
    <Piece
      targetId={targetId}
      card={card}
      className="sm-tab"
      zone={`slot-${id}`}
      label={t('sunMoon.enchantedBy', { name: face.name, who: nameOfSeat(seat) })}
      facts={tapped ? [words.table.tapped] : []}
    >
      <span
        className="sm-tab-face"
        data-tone={face.tone}
        data-owner={owner}
        data-own={seat === mine}
        data-tapped={tapped}
      >
        <Icon name={classSign(owner)} className="sm-tab-owner" />
        <FacePicture face={face} />
        <span className="sm-tab-side">{seat === mine ? '▾' : '▴'}</span>
      </span>
    </Piece>
  );
}

export function Tabs({ targetId, summoning }: { readonly targetId: TargetId; readonly summoning: SummoningView }) {
  if (summoning.enchantments.length === 0) return null;
  return (
    <span className="sm-tabs">
      {summoning.enchantments.map((enchantment, at) => (
        <Tab key={enchantment.id} targetId={`${targetId}+${at + 1}`} enchantment={enchantment} />
      ))}
    </span>
  );
}
