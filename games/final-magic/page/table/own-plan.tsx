// How does the plan look while it is made? Its cards lie open on the own side, with the mana they leave; a press takes one back.

import { Icon } from '@duello/table';
import { hasEffect } from '../../index.ts';
import type { AnsweringNow } from '../answers/answering.ts';
import { isEmpty } from '../answers/plan-draft.ts';
import { TableCard } from '../pieces/table-card.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

export function OwnPlan({ answering }: { readonly answering: AnsweringNow }) {
  const { faces, words } = useTable();
  const t = useWords();
  const { composed, completion, setFeeder } = answering;
  const { plan, feeder } = composed;
  const { mana = 0, left = 0 } = completion?.sums ?? {};
  return (
    <section className="own-plan" aria-label={words.nouns.plan}>
      <p className="plan-mana" data-short={left < 0}>
        <Icon name="rolling-energy" />
        <span className="visually-hidden">{words.nouns.mana} </span>
        <b>{left}</b> / {mana}
      </p>
      <div className="fight-row" style={{ '--cards': plan.gems.length + plan.spells.length }}>
        {isEmpty(plan) && <span className="no-spells">{t('table.planHint')}</span>}
        {plan.gems.map((id, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
          <span className="plan-gem" key={`gem-${index}`}>
            <TableCard card={id} place="own" say={t('table.inPlan')} />
          </span>
        ))}
        {plan.spells.map(({ cast, feed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan keeps its order
          <span className="fight-spell" key={`spell-${index}`} data-feeding={feeder === index}>
            <TableCard card={cast} place="own" index={index + 1} say={t('table.inPlan')} />
            {hasEffect(faces.card(cast), 'feed') && (
              <button
                type="button"
                className="tag tag-feed"
                data-rove=""
                aria-pressed={feeder === index}
                onClick={() => setFeeder(feeder === index ? null : index)}
              >
                {t('table.fedWith', { n: feed.length })}
              </button>
            )}
          </span>
        ))}
      </div>
    </section>
  );
}
