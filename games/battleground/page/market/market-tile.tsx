// How does a spell lie in the market? As a card where there is room, else as a strip; and whether it is the next to go.

import { CardFace, Icon, PipMark, SignRow } from '@duello/table';
import type { CardId } from '../../index.ts';
import { buyTarget } from '../answers/market-targets.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

interface StripProps {
  readonly card: CardId;
  readonly tag?: string | null;
}

/** A spell in a line: for lists where a whole card has no room. */
export function Strip({ card, tag = null }: StripProps) {
  const { faces } = useTable();
  const { name, tone, art, pips, signs } = faces.face(card);
  const spell = faces.card(card);
  return (
    <span className="bg-strip" data-tone={tone}>
      <span className="bg-strip-art">
        <Icon name={art} />
      </span>
      <span className="bg-strip-words">
        <span className="bg-strip-name">{name}</span>
        <span className="bg-strip-line">
          <span className="bg-strip-pips">
            {pips?.list.map((pip, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cost never changes
              <PipMark key={at} pip={pip} />
            ))}
          </span>
          <SignRow signs={signs} />
          {spell?.type === 'summon' && (
            <span className="bg-strip-dice">
              <Icon name="plain-dagger" /> {spell.attack}
              <Icon name="hearts" /> {spell.hp}
            </span>
          )}
        </span>
      </span>
      {tag !== null && (
        <span className="bg-strip-tag">
          <Icon name="hourglass" /> {tag}
        </span>
      )}
    </span>
  );
}

interface Props {
  readonly card: CardId;
  readonly tier: number;
  readonly place: number;
}

export function MarketTile({ card, tier, place }: Props) {
  const { faces } = useTable();
  const t = useWords();
  const face = faces.face(card);
  const { name, kind, lines, pips } = face;
  const next = place === 1 ? t('battleground.nextToGo') : null;
  const label = [name, pips?.label, kind, ...lines].filter(Boolean).join(', ');
  return (
    <Piece
      targetId={buyTarget(tier, place)}
      card={card}
      className="bg-tile"
      zone={`market-${tier}-${place}`}
      label={label}
      facts={next === null ? [] : [next]}
    >
      <span className="bg-tile-strip">
        <Strip card={card} tag={next} />
      </span>
      <span className="bg-tile-card">
        <CardFace face={face} />
        {next !== null && (
          <span className="bg-strip-tag">
            <Icon name="hourglass" /> {next}
          </span>
        )}
      </span>
    </Piece>
  );
}
