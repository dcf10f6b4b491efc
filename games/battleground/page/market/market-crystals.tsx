// Which crystals can be bought? Four stacks, each with its sign and how many are left.

import { Icon, PipMark } from '@duello/table';
import { COLOURS, type Colour, crystalOf } from '../../index.ts';
import { buyCrystalTarget } from '../answers/market-targets.ts';
import { pipOf } from '../cards/mana.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

function Stack({ colour }: { readonly colour: Colour }) {
  const { view, faces, decision } = useTable();
  const t = useWords();
  const left = view.crystals[colour];
  const card = crystalOf(colour);
  const { tone, art, name } = faces.face(card);
  // A spell may give a crystal away: then the stack answers that question.
  const targetId = decision?.what === 'crystal' ? `crystal:${colour}` : buyCrystalTarget(colour);
  return (
    <Piece
      targetId={targetId}
      card={card}
      className="bg-stack"
      zone={`crystals-${colour}`}
      label={t('battleground.crystalsLeft', { name, n: left })}
    >
      <span className="bg-stack-body" data-tone={tone} data-empty={left === 0} style={{ '--left': left }}>
        <Icon name={art} />
        <PipMark pip={pipOf(colour)} />
        <b>{left}</b>
      </span>
    </Piece>
  );
}

export function MarketCrystals() {
  const { words } = useTable();
  return (
    <section
      className="bg-crystals"
      aria-label={words.nouns.crystals}
      data-part="crystals"
      data-group="market-crystals"
      data-zone="market-crystals"
    >
      {COLOURS.map((colour) => (
        <Stack key={colour} colour={colour} />
      ))}
    </section>
  );
}
