// What picture has somebody chosen for a card that they made? A drawing, fetched when it is needed, or one that this browser keeps.

import { useEffect, useRef } from 'react';
import { isOwnPicture, keptPicture } from '../browser/own-pictures.ts';
import { Drawing, Icon } from './icon.tsx';
import { useDrawing } from './icon-library.ts';
import type { IconName } from './icon-names.ts';
import './own-picture.css';

interface Props {
  readonly picture: string;
  /** Shown where the picture is not to be had. */
  readonly art: IconName;
  readonly className: string;
}

export function OwnPicture({ picture, art, className }: Props) {
  if (!isOwnPicture(picture)) return <Chosen name={picture} art={art} className={className} />;
  const data = keptPicture(picture);
  return data === null ? <Icon name={art} className={className} /> : <Photo data={data} className={className} />;
}

function Chosen({
  name,
  art,
  className,
}: {
  readonly name: string;
  readonly art: IconName;
  readonly className: string;
}) {
  return <Drawing name={useDrawing(name) ? name : art} className={className} />;
}

function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}

/** Drawn, not fetched: the page loads nothing from an address that somebody else has written. */
function Photo({ data, className }: { readonly data: string; readonly className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const bitmap = await createImageBitmap(new Blob([bytesOf(data)], { type: 'image/jpeg' }));
      const { current } = canvas;
      if (isWanted && current !== null) {
        [current.width, current.height] = [bitmap.width, bitmap.height];
        current.getContext('2d')?.drawImage(bitmap, 0, 0);
      }
      bitmap.close();
    };
    // What can't be read stays empty.
    draw().catch(() => null);
    return () => {
      isWanted = false;
    };
  }, [data]);
  return <canvas ref={canvas} className={`icon card-photo ${className}`} />;
}
