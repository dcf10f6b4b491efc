// Which cards can be taken? Three, large, each with the key that chooses it; the one that is chosen is lifted.

import { CardBack, CardFace } from '@duello/table';
import type { CardId } from '../../index.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './draft-triple.css';

function Shown({ card, at }: { readonly card: CardId; readonly at: number }) {
  const { faces, words, view, mine, decision } = useTable();
  const t = useWords();
  const face = faces.face(card);
  const data = faces.card(card);
  const { list, draft } = view.players[mine];
  const owned = list?.filter((one) => one === card).length ?? 0;
  const numbers = data?.type === 'summoning' ? `${data.attack}/${data.defense}` : null;
  const said = [face.name, data === null ? null : words.costs(data), numbers, face.kind, ...face.lines];
  return (
    <li className="sm-triple-place" data-taken={draft?.picked === at}>
      <Piece
        targetId={`triple:${at + 1}:${card}`}
        card={card}
        className="sm-triple-card"
        label={said.filter(Boolean).join(', ')}
        facts={owned > 0 ? [t('sunMoon.draft.owned', { n: owned })] : []}
      >
        <CardFace face={face} />
      </Piece>
      <span className="sm-triple-foot">
        {decision !== null && <kbd>{at + 1}</kbd>}
        <span>{owned > 0 ? t('sunMoon.draft.owned', { n: owned }) : ''}</span>
        {data !== null && <span className="sm-rarity">{words.rarity(data)}</span>}
      </span>
    </li>
  );
}

export function DraftTriple({ hidden }: { readonly hidden: boolean }) {
  const { view, mine, words } = useTable();
  const { draft } = view.players[mine];
  const shown = hidden ? [] : (draft?.shown ?? []);
  if (shown.length === 0) {
    return (
      <div className="sm-triple" aria-hidden="true">
        {[1, 2, 3].map((at) => (
          <CardBack key={at} />
        ))}
      </div>
    );
  }
  return (
    <ul className="sm-triple" aria-label={words.nouns.triple} data-group="triple" data-zone={`triple-${mine}`}>
      {shown.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card of a triple is its place
        <Shown key={`${draft?.takenSize}-${at}-${card}`} card={card} at={at} />
      ))}
    </ul>
  );
}
