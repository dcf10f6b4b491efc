// Which decision does the table not answer by itself? The one that a person has come back to, until something new is answered.

export interface HeldBack {
  /** Something is being taken back from a match of so many answers. */
  begin(answers: number): void;
  /** This is asked now, after so many answers. */
  follow(id: number | null, answers: number): void;
  isHeld(id: number | null): boolean;
}

export function heldBack(): HeldBack {
  /** How far it has gone back so far; null when nothing is being taken back. */
  let reached: number | null = null;
  let held: number | null = null;
  return {
    begin(answers) {
      reached = answers;
    },
    follow(id, answers) {
      if (reached === null) return;
      // It goes back step by step, and what is drawn first may be what goes away.
      if (answers > reached) reached = null;
      else [reached, held] = [answers, id];
    },
    isHeld: (id) => id !== null && held === id,
  };
}
