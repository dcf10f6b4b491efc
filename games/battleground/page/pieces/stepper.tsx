// How are copies counted? One less, how many of how many, one more.

import type { TargetId } from '@duello/table';
import { lessOf } from '../answers/answer-draft.ts';
import { useWords } from '../words/use-words.ts';
import { useTable } from './table-context.ts';

interface Props {
  readonly targetId: TargetId;
  readonly name: string;
  readonly count: number;
  readonly most: number;
}

export function Stepper({ targetId, name, count, most }: Props) {
  const { press, affordanceOf } = useTable();
  const t = useWords();
  return (
    <span className="bg-stepper">
      <button
        type="button"
        data-rove=""
        aria-label={t('battleground.less', { name })}
        disabled={count === 0}
        onClick={() => press(lessOf(targetId))}
      >
        −
      </button>
      <output aria-label={t('battleground.countOf', { name, n: count, most })}>
        <b>{count}</b>/{most}
      </output>
      <button
        type="button"
        data-rove=""
        aria-label={t('battleground.more', { name })}
        disabled={!affordanceOf(targetId).meant}
        onClick={() => press(targetId)}
      >
        +
      </button>
    </span>
  );
}
