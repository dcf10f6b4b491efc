// How far is it? One line on stderr that redraws itself, and is gone when the work is done.

export interface Progress {
  /** How much is done so far, of the total, and what else there is to say. */
  at(done: number, note?: string): void;
  /** Takes the bar away. */
  end(): void;
}

const PATIENCE = 1000;
const FRAME = 100;
const WIDTH = 24;

export const SILENT: Progress = { at() {}, end() {} };

/** The bar as text: `sim  ███████░░░░  61 %  1220 of 2000  4 s left`. */
export function bar(label: string, done: number, total: number, elapsed: number, note = ''): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const full = Math.round(share * WIDTH);
  const left = done === 0 ? '' : `  ${Math.ceil((elapsed * (total - done)) / done / 1000)} s left`;
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `${label}  ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %  ${done} of ${total}${left}${note === '' ? '' : `  ${note}`}`;
}

/** A bar that `write` draws; `now` is a clock in milliseconds. */
export function progressBar(
  label: string,
  total: number,
  columns: number,
  write: (text: string) => void,
  now: () => number,
): Progress {
  const started = now();
  let drawn = 0;
  return {
    at(done, note) {
      const time = now();
      if (time - started < PATIENCE || time - drawn < FRAME) return;
      drawn = time;
      write(`\r\x1b[2K${bar(label, done, total, time - started, note).slice(0, columns - 1)}`);
    },
    end() {
      if (drawn > 0) write('\r\x1b[2K');
      drawn = 0;
    },
  };
}
