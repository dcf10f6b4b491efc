// How does the PDF come about? At a press of a button, page after page; then it is saved, or opened to be printed.

import { useSettings } from '@duello/table';
import { useEffect, useState } from 'react';
import type { Laid } from './crew/print-worker.ts';
import type { Pdf, Printer, Wish } from './crew/use-printer.ts';
import { useWords } from './words/use-words.ts';

interface Props {
  readonly printer: Printer;
  readonly wish: Wish;
  readonly laid: Laid | null;
}

/** Where the file can be fetched from while it is shown. */
function useAddress(file: Blob | null): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress('');
    };
  }, [file]);
  return address;
}

function useSize(): (bytes: number) => string {
  const { lang } = useSettings();
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (bytes) => format.format(Math.max(0.1, bytes / 1e6));
}

export function Making({ printer, wish, laid }: Props) {
  const t = useWords();
  const sizeOf = useSize();
  const { pages, pdf, make, stop } = printer;
  const address = useAddress(pdf.phase === 'ready' ? pdf.file : null);
  const count = laid?.pages.length ?? 0;
  const said: Readonly<Record<Pdf['phase'], () => string>> = {
    none: () => '',
    making: () => '',
    stopped: () => t('print.stopped'),
    ready: () => t('print.ready', { pages: count, size: pdf.phase === 'ready' ? sizeOf(pdf.file.size) : '' }),
    failed: () => t('print.failed', { message: pdf.phase === 'failed' ? pdf.message : '' }),
  };
  const name = `duello-${wish.game}-${wish.lang}-${wish.paper}.pdf`;
  return (
    <section className="panel print-making" data-pdf={pdf.phase}>
      {pdf.phase === 'making' ? (
        <>
          <p id="print-making">{t('print.making', { done: pdf.done, pages: count })}</p>
          <progress aria-labelledby="print-making" max={Math.max(1, count)} value={pdf.done} />
          <button type="button" className="button quiet" onClick={stop}>
            {t('print.stop')}
          </button>
        </>
      ) : address === '' ? (
        <button
          type="button"
          className="button large"
          aria-disabled={pages.phase !== 'laid' || count === 0}
          onClick={() => {
            if (pages.phase === 'laid' && count > 0) make();
          }}
        >
          {t('print.make')}
        </button>
      ) : (
        <p className="actions">
          <a className="button" href={address} download={name}>
            {t('print.save')}
          </a>
          <a className="button quiet" href={address} target="_blank" rel="noreferrer">
            {t('print.open')}
          </a>
        </p>
      )}
      <p role="status" className={pdf.phase === 'failed' ? 'problem' : 'print-said'}>
        {said[pdf.phase]()}
      </p>
      <p className="hint">{t('print.how')}</p>
    </section>
  );
}
