// What is being looked at? How deep to draw, the contracts that were looked at, or a pile to take one from, as a small moment.

import { CardFace, type PromptOption, spokenFace } from '@duello/table';
import { type CardId, drawCost, readOption } from '../../index.ts';
import { lookedTarget } from '../answers/target-ids.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './choice-panel.css';

/** Backs of contracts, as many as would be looked at. */
function Backs({ count }: { readonly count: number }) {
  return (
    <span className="depth-backs" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <span key={i} className="ct-back" />
      ))}
    </span>
  );
}

function Depth({ options }: { readonly options: readonly PromptOption[] }) {
  const { view, mine, words } = useTable();
  const t = useWords();
  const depths = options.flatMap((option) => {
    const draw = readOption('draw', option.key);
    return draw.word === 'draw' || draw.word === 'special' ? [{ option, draw }] : [];
  });
  const note = (draw: (typeof depths)[number]['draw']): string => {
    const { taken, discarded, damage, burned } = drawCost(view, mine, draw);
    return [
      ...(taken > 0 ? [t('contracts.drawTakes', { n: taken })] : []),
      ...(discarded > 0 ? [t('contracts.drawDiscards', { n: discarded })] : []),
      ...(damage > 0 ? [t('contracts.drawDamage', { n: damage })] : []),
      ...(burned > 0 ? [t('contracts.drawBurns', { n: burned })] : []),
    ].join(', ');
  };
  return (
    <div className="depths">
      {depths.map(({ option, draw }) => (
        <button
          key={option.key}
          type="button"
          className="depth"
          data-rove=""
          data-special={draw.word === 'special'}
          data-option={option.key}
          onClick={option.run}
        >
          <Backs count={draw.count} />
          <b>{t('contracts.look', { n: draw.count })}</b>
          {draw.word === 'special' && <span className="depth-special">{words.nouns.specialDraw}</span>}
          <span className="depth-note">{note(draw)}</span>
        </button>
      ))}
    </div>
  );
}

function Faces({ cards, targetId }: { readonly cards: readonly CardId[]; targetId(card: CardId, at: number): string }) {
  const { faces } = useTable();
  return (
    <div className="moment-cards" style={{ '--shown': cards.length }}>
      {cards.map((card, at) => {
        const face = faces.face(card);
        const label = spokenFace(face);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
          <Piece key={`${card}-${at}`} targetId={targetId(card, at)} card={card} className="moment-card" label={label}>
            <CardFace face={face} />
          </Piece>
        );
      })}
    </div>
  );
}

export function ChoicePanel({ options }: { readonly options: readonly PromptOption[] }) {
  const { view, mine, decision, words, nameOfSeat } = useTable();
  const t = useWords();
  const what = decision?.what;
  const looked = view.players[mine].looked ?? [];
  const foe = mine === 0 ? 1 : 0;
  const others = view.players[foe].lookedSize;
  if (what === 'draw' || what === 'look') {
    return (
      <section className="moment" aria-label={words.questions[what].ask} data-group="moment">
        <Depth options={options} />
      </section>
    );
  }
  if (looked.length > 0) {
    return (
      <section className="moment" aria-label={t('contracts.looked')} data-group="moment" data-zone={`looked-${mine}`}>
        <Faces cards={looked} targetId={lookedTarget} />
      </section>
    );
  }
  if (what === 'takeBack') {
    const cards = [...new Set(view.players[mine].pile)].filter((card) => options.some(({ key }) => key === card));
    return (
      <section className="moment moment-pile" aria-label={words.nouns.discardPile} data-group="moment">
        <Faces cards={cards} targetId={(card) => `pile:${card}`} />
      </section>
    );
  }
  if (others > 0) {
    return (
      <section className="moment moment-other" data-zone={`looked-${foe}`}>
        <Backs count={others} />
        <p>{t('contracts.otherLooks', { name: nameOfSeat(foe), n: others })}</p>
      </section>
    );
  }
  return null;
}
