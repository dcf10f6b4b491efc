// How is somebody asked who does not have the screen? Across the table: a no is pressed at once, a yes takes the screen.

import type { PromptOption } from '@duello/table';
import type { Say } from '../words/use-words.ts';
import type { Passing } from './answering.ts';

interface Needs extends Pick<Passing, 'wished' | 'stop'> {
  readonly name: string;
  readonly t: Say;
  pass(): void;
  call(): void;
}

export function acrossOptions({ name, t, wished, stop, pass, call }: Needs): readonly PromptOption[] {
  if (wished !== null)
    return [{ key: 'pass-stop', label: t('sunMoon.across.stop', { name }), kind: 'quiet', run: stop }];
  return [
    { key: 'across-pass', letter: 'p', label: t('sunMoon.across.pass', { name }), kind: 'quiet', run: pass },
    { key: 'across-answer', letter: 'r', label: t('sunMoon.across.answer', { name }), kind: 'quiet', run: call },
  ];
}
