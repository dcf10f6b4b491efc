// Which figure of each name speaks for it? That of the level that was asked, on deals nothing was tuned on; the others stand below.

import type { Answer, Headline } from '../questions/answer.ts';

export interface HeadlineGroup {
  readonly main: Headline;
  readonly others: readonly Headline[];
}

export function headlineGroups({ headlines, question }: Answer): readonly HeadlineGroup[] {
  const names = [...new Set(headlines.map(({ name }) => name))];
  const weight = ({ level, heldOut }: Headline): number => (level === question.level ? 2 : 0) + (heldOut ? 1 : 0);
  return names.map((name) => {
    const [main, ...others] = headlines.filter((one) => one.name === name).sort((a, b) => weight(b) - weight(a));
    return { main, others };
  });
}
