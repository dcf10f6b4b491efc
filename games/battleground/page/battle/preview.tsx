// How does the coming battle read? A line for each summon, and what both players lose.

import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { useBattle } from './battle-context.ts';
import { sayPlan } from './say-plan.ts';

export function Preview() {
  const { faces, words, view, nameOfSeat } = useTable();
  const { foresight } = useBattle();
  const t = useWords();
  const { coming, lost } = foresight;
  const lines = coming.flatMap((plan) => {
    const { id, card } = plan.summon;
    const field = view.summons.find((one) => one.id === id)?.field ?? plan.summon.field ?? '';
    const said = sayPlan(plan, { t, faces, view, words, nameOfSeat });
    return said.length === 0 ? [] : [{ id, name: `${faces.nameOf(card ?? '')} (${field})`, text: said.join(', ') }];
  });
  const losses = ([0, 1] as const).filter((seat) => lost[seat] > 0);
  return (
    <section className="bg-preview" aria-label={t('battleground.previewTitle')}>
      {lines.length === 0 && <p>{t('battleground.previewNone')}</p>}
      <ol>
        {lines.map(({ id, name, text }) => (
          <li key={id}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ol>
      {losses.map((seat) => (
        <p key={seat} className="bg-preview-life">
          {t('battleground.previewLife', { name: nameOfSeat(seat), n: lost[seat] })}
        </p>
      ))}
    </section>
  );
}
