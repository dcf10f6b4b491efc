// What does a card show? Those of the box a picture of their own, those that a match brings the one of their kind.

export const pictureIn = <P extends string, Q extends string>(
  pictures: Readonly<Record<string, P>>,
  id: string,
  ofItsKind: Q,
): P | Q => Object.entries(pictures).find(([known]) => known === id)?.[1] ?? ofItsKind;
