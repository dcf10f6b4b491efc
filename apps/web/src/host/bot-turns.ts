// When do bots move? One thought at a time; whoever speaks up while it lasts is heard before it becomes a move.

interface Needs<A> {
  /** The answer of a bot that is asked; null when none is. */
  think(): A | null;
  play(answer: A): void;
  /** Grows with everything that is answered or taken back. */
  changes(): number;
  /** Calls back after what has come in meanwhile. */
  soon(call: () => void): void;
}

/** Returns what is to be called whenever a bot might be asked; calling it too often does no harm. */
export function botTurns<A>({ think, play, changes, soon }: Needs<A>): () => void {
  let isBusy = false;
  const wake = (): void => {
    if (isBusy) return;
    isBusy = true;
    soon(() => {
      const since = changes();
      const answer = think();
      if (answer === null) {
        isBusy = false;
        return;
      }
      // A thought may take seconds: an answer that was taken back in the meantime makes it void.
      soon(() => {
        isBusy = false;
        if (changes() === since) play(answer);
        else wake();
      });
    });
  };
  return wake;
}
