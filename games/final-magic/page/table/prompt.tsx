// What is asked at a table of Final Magic? The question, what is composed, and the selected card with its reasons.

import { BlockedReason, Chosen, PromptFrame } from '@duello/table';
import type { Ref } from 'react';
import { questionOf } from '../answers/actions.ts';
import type { AnsweringNow } from '../answers/answering.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly answering: AnsweringNow;
  readonly notice: string | null;
  readonly ref: Ref<HTMLElement>;
}

function Reasons() {
  const { decision, words, faces, choices, selected } = useTable();
  const t = useWords();
  if (decision === null || selected === null) return null;
  const offered = choices.at(selected);
  const blockedAt = choices
    .blockedAt(selected)
    .filter(({ key }) => !offered.some((action) => action.key === key || action.key.startsWith('pay:')));
  if (offered.length === 0 && blockedAt.length === 0) {
    return <BlockedReason game="final-magic" why={t('table.notNow')} clause={null} />;
  }
  return blockedAt.map(({ key, reason }) => {
    const what = offered.length > 0 ? `${words.option(questionOf(decision), key, faces.nameOf)}: ` : '';
    return (
      <BlockedReason
        key={key}
        game="final-magic"
        why={what + words.reason(reason, faces.nameOf)}
        clause={reason.clause}
      />
    );
  });
}

export function Prompt({ answering, notice, ref }: Props) {
  const { decision, words, faces, selected, view, nameOfSeat } = useTable();
  const t = useWords();
  const question = decision === null ? null : questionOf(decision);
  const about = view.waiting?.about ?? (question === 'react' ? view.exchange.at(-1)?.card : null) ?? null;
  const { composed, refused } = answering;
  const feeding =
    question === 'plan' && composed.feeder !== null ? composed.plan.spells[composed.feeder]?.cast : undefined;
  const busy = view.waiting?.seats[0];
  let ask = '';
  if (question !== null)
    ask =
      feeding === undefined ? words.questions[question].ask : `${faces.nameOf(feeding)}: ${words.questions.feed.ask}`;
  else if (busy !== undefined)
    ask = t('table.busy', {
      name: nameOfSeat(busy),
      busy: words.questions[questionOf(view.waiting ?? { what: '' })].busy,
    });
  else if (view.phase === 'fight' || view.phase === 'aim') ask = words.phases.fight;
  const named = question !== null && about !== null && feeding === undefined ? `${faces.nameOf(about)}: ` : '';
  return (
    <PromptFrame
      ref={ref}
      decision={decision}
      ask={named + ask}
      working={answering.working}
      refused={refused && words.reason(refused, faces.nameOf)}
      notice={notice}
      options={answering.options}
    >
      {question === 'aim' && (
        <ol className="aims">
          {composed.picks.map((key, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: aims keep their order
            <li key={index}>→ {words.option('aim', key, faces.nameOf)}</li>
          ))}
        </ol>
      )}
      {selected !== null && <Chosen face={faces.face(selected.card)} />}
      <Reasons />
    </PromptFrame>
  );
}
