// How does one side of a fight look? Its spells with what became of each, and the sum of what its player suffers.

import type { Seat } from '@duello/kernel';
import { FacePicture, Icon } from '@duello/table';
import type { SideShow, SpellShow } from '../events/fight-show.ts';
import { TableCard } from '../pieces/table-card.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

const SIGNS = { hit: '−', hard: '−', block: '+', heal: '+' } as const;
const ICONS = { hit: 'crossed-swords', hard: 'fire-wave', block: 'shield', heal: 'hearts' } as const;

/** `zone` names where its aim is told. */
function Outcome({ spell, zone }: { readonly spell: SpellShow; readonly zone: string }) {
  const { faces } = useTable();
  const t = useWords();
  const { aim, negated, dealt, own, raised } = spell;
  return (
    <span className="spell-outcome">
      {aim !== null && (
        <span className="tag tag-aim" data-zone={zone}>
          → {aim === 'nothing' ? t('table.aimNothing') : faces.nameOf(aim.card)}
        </span>
      )}
      {negated && <span className="tag tag-negated">{t('table.negated')}</span>}
      {dealt > 0 && <span className="tag tag-damage">{dealt}</span>}
      {own > 0 && <span className="tag tag-own">{t('table.ownDamage', { n: own })}</span>}
      {raised !== null && (
        <span className="tag tag-shield">
          <Icon name="shield" /> {raised}
        </span>
      )}
    </span>
  );
}

interface SumProps extends Pick<SideShow, 'items' | 'health'> {
  readonly seat: Seat;
}

/** What a player has suffered and gained, and the health it led to. */
export function Sum({ seat, items, health }: SumProps) {
  const { faces, nameOfSeat } = useTable();
  if (items.length === 0 && health === null) return null;
  return (
    <p className="fight-sum">
      <b>{nameOfSeat(seat)}</b>
      {items.map(({ kind, amount, card }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are only added
        <span key={index} className="sum-item" data-kind={kind}>
          {card === null && <Icon name={ICONS[kind]} />}
          {card !== null && <FacePicture face={faces.face(card)} />}
          {SIGNS[kind]}
          {amount}
        </span>
      ))}
      {health !== null && (
        <span className="sum-health">
          <Icon name="hearts" /> {Math.max(0, health.from)} → <b>{Math.max(0, health.to)}</b>
        </span>
      )}
    </p>
  );
}

const aimsBefore = (spells: readonly SpellShow[], index: number): number =>
  spells.slice(0, index).filter(({ aim }) => aim !== null).length;

export function FightSide({ side, seat }: { readonly side: SideShow; readonly seat: Seat }) {
  const { mine, faces, nameOfSeat } = useTable();
  const t = useWords();
  const { gems, spells, items, health } = side;
  return (
    <section className="fight-side" data-own={seat === mine} aria-label={t('table.planOf', { name: nameOfSeat(seat) })}>
      <div className="fight-row" style={{ '--cards': spells.length }}>
        {gems.length > 0 && (
          <span className="gem-row">
            {gems.map((id, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
              <span key={index} className="gem-token" data-tone="gem" title={faces.nameOf(id)} data-card={id}>
                <FacePicture face={faces.face(id)} />
              </span>
            ))}
          </span>
        )}
        {spells.map((spell, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan keeps its order
            key={index}
            className="fight-spell"
            data-negated={spell.negated}
            data-now={spell.now}
            data-zone={`plan-${seat}-${index}`}
          >
            <TableCard
              card={spell.card}
              place={seat === mine ? 'play' : 'spell'}
              index={seat === mine ? -1 : index + 1}
            />
            {spell.feed.length > 0 && (
              <span className="tag tag-fed">{t('table.fedWith', { n: spell.feed.length })}</span>
            )}
            <Outcome spell={spell} zone={`aim-${seat}-${aimsBefore(spells, index)}`} />
          </span>
        ))}
        {spells.length === 0 && <span className="no-spells">{t('table.noSpells')}</span>}
      </div>
      <Sum seat={seat} items={items} health={health} />
    </section>
  );
}
