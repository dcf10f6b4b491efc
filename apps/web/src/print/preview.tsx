// What will be on the paper? One page at a time, drawn from the same shapes as the PDF, leafed through by mouse and keys.

import { MM } from '@duello/print';
import { useEffect, useId, useRef, useState } from 'react';
import type { Laid, PageSize } from './crew/print-worker.ts';
import type { Printer, Wish } from './crew/use-printer.ts';
import { useWords } from './words/use-words.ts';

interface Props {
  readonly printer: Printer;
  /** Null until the first pages are laid. */
  readonly laid: Laid | null;
  readonly wish: Wish;
}

export function Preview({ printer, laid, wish }: Props) {
  const t = useWords();
  const [wanted, setWanted] = useState(0);
  if (laid === null) return <p className="loading">{t('print.laying')}</p>;
  const { length } = laid.pages;
  if (length === 0)
    return (
      <p role="status">
        {wish.since !== null && wish.sections.includes('cards')
          ? t('print.unchanged', { version: wish.since })
          : t('print.nothing')}
      </p>
    );
  const at = Math.min(wanted, length - 1);
  return <Leaf printer={printer} laid={laid} wish={wish} at={at} turn={setWanted} />;
}

interface LeafProps extends Props {
  readonly laid: Laid;
  readonly at: number;
  turn(to: number): void;
}

function Leaf({ printer, laid, wish, at, turn }: LeafProps) {
  const t = useWords();
  const [actual, setActual] = useState(false);
  const slider = useId();
  const { length } = laid.pages;
  const page = laid.pages[at];
  const said = t('print.pageOf', { page: at + 1, pages: length, label: page.label });
  const step = (by: -1 | 1, sign: string, words: string) => (
    <button
      type="button"
      className="button quiet"
      aria-label={words}
      aria-disabled={at + by < 0 || at + by >= length}
      onClick={() => turn(Math.min(length - 1, Math.max(0, at + by)))}
    >
      {sign}
    </button>
  );
  const sheets = wish.flip === 'none' ? length : Math.ceil(length / 2);
  return (
    <>
      <div className="print-leafing">
        {step(-1, '‹', t('print.previous'))}
        <label htmlFor={slider} className="visually-hidden">
          {t('print.page')}
        </label>
        <input
          id={slider}
          type="range"
          min={1}
          max={length}
          value={at + 1}
          aria-valuetext={said}
          onChange={(event) => turn(event.target.valueAsNumber - 1)}
        />
        {step(1, '›', t('print.next'))}
      </div>
      <p className="print-where">
        <span>{said}</span>
        <button type="button" className="button quiet small" aria-pressed={actual} onClick={() => setActual(!actual)}>
          {t('print.actual')}
        </button>
      </p>
      <Drawn printer={printer} laid={laid} page={page} at={at} actual={actual} />
      <p className="hint" role="status">
        {printer.pages.phase === 'laying'
          ? t('print.laying')
          : t('print.much', { pages: length, sheets, cards: laid.cards })}
      </p>
    </>
  );
}

interface DrawnProps {
  readonly printer: Printer;
  readonly laid: Laid;
  readonly page: PageSize;
  readonly at: number;
  readonly actual: boolean;
}

/** Sharp enough for any screen, and no more than it can hold. */
const MOST_PIXELS = 2400;

/** How many pixels of the screen an element is wide; 0 until it is known. */
function usePixels(element: HTMLElement | null): number {
  const [pixels, setPixels] = useState(0);
  useEffect(() => {
    if (element === null) return;
    const watch = new ResizeObserver(([{ contentRect }]) =>
      setPixels(Math.min(MOST_PIXELS, Math.round(contentRect.width * window.devicePixelRatio))),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return pixels;
}

function Drawn({ printer, laid, page, at, actual }: DrawnProps) {
  const t = useWords();
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [isDrawable, setDrawable] = useState(true);
  const pixels = usePixels(canvas);
  const { picture } = printer;
  const draw = useRef(picture);
  draw.current = picture;
  useEffect(() => {
    if (canvas === null || pixels === 0) return;
    let isWanted = true;
    draw.current(at, pixels).then((drawn) => {
      if (!isWanted) return drawn?.close();
      setDrawable(drawn !== null);
      if (drawn === null) return;
      [canvas.width, canvas.height] = [drawn.width, drawn.height];
      canvas.getContext('2d')?.drawImage(drawn, 0, 0);
      canvas.dataset.drawn = laid.pages[at].label;
      drawn.close();
    });
    return () => {
      isWanted = false;
    };
  }, [canvas, pixels, at, laid]);
  const { width, height } = page;
  return (
    <section className="print-sheet" data-actual={actual} tabIndex={actual ? 0 : -1} aria-label={t('print.sheet')}>
      <canvas
        ref={setCanvas}
        role="img"
        aria-label={page.label}
        style={{
          '--print-width': `${width / MM}mm`,
          '--print-shape': width / height,
          aspectRatio: `${width} / ${height}`,
        }}
      />
      {!isDrawable && <p className="hint">{t('print.undrawn')}</p>}
    </section>
  );
}
