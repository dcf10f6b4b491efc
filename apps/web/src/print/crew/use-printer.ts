// How does the page print? A worker lays what is wished for, draws its pages, and writes the PDF when it is asked to.

import type { GameId } from '@duello/games';
import type { Lang } from '@duello/table';
import { useEffect, useRef, useState } from 'react';
import { talkWith } from '../../host/channel.ts';
import type { Laid, PrintRequest, PrintWish } from './print-worker.ts';
import { sourcesOf } from './sources.ts';

export interface Wish extends PrintWish {
  readonly game: GameId;
  readonly lang: Lang;
}

export type Pdf =
  | { readonly phase: 'none' | 'stopped' }
  | { readonly phase: 'making'; readonly done: number }
  | { readonly phase: 'ready'; readonly file: Blob }
  | { readonly phase: 'failed'; readonly message: string };

/** Pages stay while others are laid; they are then no longer what is wished for. */
export type Pages =
  | { readonly phase: 'laying' | 'laid'; readonly laid: Laid | null }
  | { readonly phase: 'failed'; readonly message: string };

export interface Printer {
  readonly pages: Pages;
  readonly pdf: Pdf;
  /** So many pixels wide; null when this browser can't draw it. */
  picture(page: number, width: number): Promise<ImageBitmap | null>;
  make(): void;
  stop(): void;
}

type Talk = ReturnType<typeof talkWith<PrintRequest>>;

const NONE: Pdf = { phase: 'none' };
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function usePrinter(wish: Wish): Printer {
  const [talk, setTalk] = useState<Talk | null>(null);
  const [pages, setPages] = useState<Pages>({ phase: 'laying', laid: null });
  const [pdf, setPdf] = useState<Pdf>(NONE);
  const runs = useRef(0);

  useEffect(() => {
    const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' });
    const opened = talkWith<PrintRequest>(worker, (message) => {
      if (message.type === 'crash') setPages({ phase: 'failed', message: message.crash.message });
      if (message.type === 'progress') setPdf((now) => (now.phase === 'making' ? { ...now, done: message.done } : now));
    });
    setTalk(opened);
    return () => opened.close();
  }, []);

  useEffect(() => {
    if (talk === null) return;
    let isWished = true;
    setPdf(NONE);
    setPages((now) => ({ phase: 'laying', laid: now.phase === 'failed' ? null : now.laid }));
    sourcesOf(wish.game, wish.lang, wish.own)
      .then((sources) => talk.ask<Laid>({ type: 'lay', wish, sources }))
      .then((laid): Pages => ({ phase: 'laid', laid }))
      .catch((error): Pages => ({ phase: 'failed', message: messageOf(error) }))
      .then((found) => {
        if (isWished) setPages(found);
      });
    return () => {
      isWished = false;
    };
  }, [talk, wish]);

  const make = async (): Promise<void> => {
    if (talk === null) return;
    runs.current += 1;
    const mine = runs.current;
    setPdf({ phase: 'making', done: 0 });
    /** One that was stopped has nothing to say any more. */
    const change = (next: Pdf): void => setPdf((now) => (now.phase === 'making' && mine === runs.current ? next : now));
    try {
      const written = await talk.ask<Uint8Array<ArrayBuffer>>({ type: 'pdf' });
      change({ phase: 'ready', file: new Blob([written], { type: 'application/pdf' }) });
    } catch (error) {
      change({ phase: 'failed', message: messageOf(error) });
    }
  };
  return {
    pages,
    pdf,
    picture: async (page, width) => {
      try {
        return talk === null ? null : await talk.ask<ImageBitmap>({ type: 'picture', page, width });
      } catch {
        return null;
      }
    },
    make,
    stop: () => {
      talk?.ask({ type: 'stop' });
      setPdf({ phase: 'stopped' });
    },
  };
}
