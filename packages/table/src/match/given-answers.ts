// Which answers did the table give by itself? They are taken back together with the person's own before them.

export interface GivenAnswers {
  /** The match has so many answers now: those beyond have been taken back, and whatever comes in their place is new. */
  follow(answers: number): void;
  /** The next answer is the table's. */
  add(answers: number): void;
  /** How many to take back, of so many, to undo a person's own. */
  take(answers: number): number;
}

export function givenAnswers(): GivenAnswers {
  const given = new Set<number>();
  let followed = 0;
  return {
    follow(answers) {
      // While there are no fewer the last one may still be on its way.
      if (answers < followed) for (const one of given) if (one >= answers) given.delete(one);
      followed = answers;
    },
    add: (answers) => void given.add(answers),
    take(answers) {
      let steps = 1;
      while (given.delete(answers - steps)) steps++;
      return steps;
    },
  };
}
