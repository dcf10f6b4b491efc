// How is a table put together when nobody can act? The game's parts, cards that can be looked at closely, and what appears over it.

import type { ComponentProps, ReactNode } from 'react';
import { ReadingLayout } from '../look/reading.tsx';
import { ZoomLayer } from '../look/zoom.tsx';
import type { Eyes } from '../match/host.ts';
import './layout.css';

interface Props extends ComponentProps<'div'> {
  readonly className: string;
  readonly eyes: Eyes;
  readonly over: ReactNode;
}

export const BoardFrame = ({ className, eyes, over, ...rest }: Props) => (
  <ZoomLayer eyes={String(eyes)}>
    <ReadingLayout>
      <div className={`board ${className}`} data-eyes={eyes} {...rest} />
    </ReadingLayout>
    {over}
  </ZoomLayer>
);
