// Is something pointed at? Only where a hand has moved the pointer: what scrolls under one at rest is not.

import type { PointerEvent } from 'react';

export const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;
