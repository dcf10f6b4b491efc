// What does the picture of a card show? Its drawing; on a card that somebody made what they chose, if it is to be had here.

import { lazy, Suspense } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** Nobody who plays with the box alone waits for this. */
const OwnPicture = lazy(() => import('./own-picture.tsx').then((m) => ({ default: m.OwnPicture })));

interface Props {
  readonly face: { readonly art: IconName; readonly picture?: string };
  readonly className?: string;
}

export function FacePicture({ face: { art, picture }, className = '' }: Props) {
  const drawing = <Icon name={art} className={className} />;
  if (picture === undefined) return drawing;
  return (
    <Suspense fallback={drawing}>
      <OwnPicture picture={picture} art={art} className={className} />
    </Suspense>
  );
}
