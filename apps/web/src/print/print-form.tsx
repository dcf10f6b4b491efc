// What is to be printed, and how? Parts of the box, paper, sides and ink; every answer shows at once in the preview.

import { LANGS, LANGUAGES } from '@duello/language';
import { FLIPS, PAPER_NAMES, SECTIONS } from '@duello/print';
import { Choices } from '@duello/table';
import type { ReactNode } from 'react';
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';
import type { Laid } from './crew/print-worker.ts';
import type { Wish } from './crew/use-printer.ts';
import type { Choice } from './wish.ts';
import { useWords } from './words/use-words.ts';

interface Props {
  readonly wish: Wish;
  /** Null until the first pages are laid. */
  readonly laid: Laid | null;
  /** A set has cards alone, and no versions. */
  readonly isOwn: boolean;
  change(part: Partial<Choice>): void;
  readonly below: ReactNode;
}

const ALL = 'all';

export function PrintForm({ wish, laid, isOwn, change, below }: Props) {
  const t = useWords();
  const versions = laid?.versions ?? [];
  return (
    <form className="print-form" onSubmit={(event) => event.preventDefault()}>
      <div className="panel print-wishes">
        {!isOwn && <Parts wish={wish} laid={laid} change={change} />}
        {!isOwn && versions.length > 0 && (
          <Choices
            label={t('print.which')}
            value={wish.since ?? ALL}
            choices={[
              { id: ALL, name: t('print.which.all') },
              ...versions.map((version) => ({ id: version, name: t('print.which.since', { version }) })),
            ]}
            onChange={(id) => change({ since: id === ALL ? null : id })}
          />
        )}
        <Choices
          label={t('print.lang')}
          value={wish.lang}
          choices={LANGS.map((id) => ({ id, name: LANGUAGES[id], lang: id }))}
          onChange={(lang) => change({ lang })}
        />
        <Choices
          label={t('print.paper')}
          value={wish.paper}
          choices={PAPER_NAMES.map((id) => ({ id, name: t(`print.${id}`), text: t(`print.${id}.text`) }))}
          onChange={(paper) => change({ paper })}
        />
        <Choices
          label={t('print.flip')}
          value={wish.flip}
          choices={FLIPS.map((id) => ({ id, name: t(`print.${id}`), text: t(`print.${id}.text`) }))}
          onChange={(flip) => change({ flip })}
        />
        <Choices
          label={t('print.ink')}
          value={wish.lowInk ? 'low' : 'full'}
          choices={[
            { id: 'full', name: t('print.full') },
            { id: 'low', name: t('print.low'), text: t('print.low.text') },
          ]}
          onChange={(ink) => change({ lowInk: ink === 'low' })}
        />
      </div>
      {below}
    </form>
  );
}

function Parts({ wish, laid, change }: Omit<Props, 'below' | 'isOwn'>) {
  const t = useWords();
  // Only the pages themselves tell whether there is a board.
  const there = laid?.sections ?? SECTIONS.filter((section) => section !== 'board');
  return (
    <CheckboxGroup
      className="field"
      value={[...wish.sections]}
      onChange={(ids) => change({ sections: SECTIONS.filter((section) => ids.includes(section)) })}
    >
      <Label className="field-label">{t('print.what')}</Label>
      <div className="choices">
        {there.map((section) => (
          <Checkbox key={section} value={section} className="choice print-part">
            <span className="choice-name">{t(`print.${section}`)}</span>
            <span className="choice-text">{t(`print.${section}.text`)}</span>
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  );
}
