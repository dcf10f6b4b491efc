// How does a friend get a link or a code? Copied, or shared where the device can; by hand where the browser refuses.

import { CopyByHand, copyText } from '@duello/table';
import { useState } from 'react';
import { useOnlineWords } from '../words/use-words.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  /** Read out rather than opened. */
  readonly isCode?: boolean;
}

export function CopyField({ label, text, isCode = false }: Props) {
  const t = useOnlineWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const canShare = !isCode && 'share' in navigator;
  return (
    <div className="copy-field" data-code={isCode}>
      <span className="field-label">{label}</span>
      <output className="copy-text">{text}</output>
      <span className="actions">
        {canShare && (
          // Whoever changes their mind in the device's own dialog has done nothing wrong.
          <button type="button" className="button" onClick={() => navigator.share({ url: text }).catch(() => {})}>
            {t('on.share')}
          </button>
        )}
        <button
          type="button"
          className={canShare || isCode ? 'button quiet' : 'button'}
          aria-label={`${t('on.copy')}: ${label}`}
          onClick={() => copyText(text).then(setCopied)}
        >
          {t(copied === true ? 'on.copied' : 'on.copy')}
        </button>
      </span>
      <span className="visually-hidden" role="status">
        {copied === true ? t('on.copied') : ''}
      </span>
      {copied === false && <CopyByHand text={text} />}
    </div>
  );
}
