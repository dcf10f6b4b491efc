// What is asked, and what can be answered? The question, the selected card with its reasons, and the options.

import type { CardId } from '@duello/final-magic';
import type { Ref } from 'react';
import { Button } from 'react-aria-components';
import { linkTo } from '../../shell/route.ts';
import { useWords } from '../../words/use-words.ts';
import { questionOf } from './actions.ts';
import type { AnsweringNow } from './answering.ts';
import { useTable } from './table-context.ts';
import '../../table/prompt.css';

interface Props {
  readonly answering: AnsweringNow;
  /** Something that goes on by itself, in words. */
  readonly notice: string | null;
  readonly ref: Ref<HTMLElement>;
}

function Reasons() {
  const { decision, words, faces, choices, selected } = useTable();
  if (decision === null || selected === null) return null;
  const offered = choices.at(selected);
  const barred = choices
    .barred(selected)
    .filter(({ key }) => !offered.some((action) => action.key === key || action.key.startsWith('pay:')));
  return barred.map(({ key, reason }) => (
    <p key={key} className="barred">
      {offered.length > 0 && `${words.option(questionOf(decision), key, faces.nameOf)}: `}
      {words.reason(reason, faces.nameOf)}
      {reason.clause !== null && (
        <a className="clause" href={linkTo('rules', 'final-magic', reason.clause)}>
          {reason.clause}
        </a>
      )}
    </p>
  ));
}

/** The selected card in words, where no large picture of it has room. */
function Chosen({ card }: { readonly card: CardId }) {
  const { faces } = useTable();
  const { name, kind, lines } = faces.face(card);
  return (
    <p className="chosen">
      <b>{name}</b> <span className="chosen-kind">{kind}</span> <span className="chosen-text">{lines.join(' ')}</span>
    </p>
  );
}

export function Prompt({ answering, notice, ref }: Props) {
  const { decision, words, faces, selected, view, nameOfSeat } = useTable();
  const t = useWords();
  const question = decision === null ? null : questionOf(decision);
  const about = view.waiting?.about ?? (question === 'react' ? view.exchange.at(-1)?.card : null) ?? null;
  const { composed, refused } = answering;
  const feeding =
    question === 'plan' && composed.feeder !== null ? composed.draft.spells[composed.feeder]?.cast : undefined;
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
  return (
    <section
      className="prompt"
      ref={ref}
      tabIndex={-1}
      aria-label={t('table.prompt')}
      data-asked={question !== null}
      data-decision={decision?.id}
      data-working={answering.working}
    >
      <p className="prompt-ask">
        {question !== null && about !== null && feeding === undefined ? `${faces.nameOf(about)}: ` : ''}
        {ask}
      </p>
      {question === 'aim' && (
        <ol className="aims">
          {composed.picks.map((key, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: aims keep their order
            <li key={index}>→ {words.option('aim', key, faces.nameOf)}</li>
          ))}
        </ol>
      )}
      {selected !== null && <Chosen card={selected.card} />}
      <Reasons />
      {refused !== null && <p className="barred">{words.reason(refused, faces.nameOf)}</p>}
      {notice !== null && <p className="notice">{notice}</p>}
      <div className="prompt-options">
        {answering.options.map(({ key, label, kind, disabled = false, run }, index) => (
          <Button key={key} className={`button ${kind}`} data-option={key} isDisabled={disabled} onPress={run}>
            {index < 9 && <kbd>{index + 1}</kbd>}
            <span>{label}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
