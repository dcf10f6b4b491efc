// What do the cards look like? A fan of real ones: backs at once, faces as soon as the game has been loaded.

import { type ComponentType, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { CoverIcon } from './cover-icon.tsx';
import { useSettings } from './settings.ts';

const CARDS = ['tsunami', 'nuke', 'grandGem', 'earthenSpirit', 'cyclone'] as const;

type FanFace = ComponentType<{ readonly card: string; readonly lang: 'en' | 'it' }>;

/** The game is fetched after the page has been painted, so that the first paint need not wait for it. */
function useFaces(): FanFace | null {
  const [Face, setFace] = useState<FanFace | null>(null);
  useEffect(() => {
    let left = false;
    const callOff = afterPaint(() => {
      import('./fan-face.tsx').then(
        (loaded) => {
          if (!left) setFace(() => loaded.FanFace);
        },
        () => {
          // Without a network the backs stay; everything else on the page still works.
        },
      );
    }, 60);
    return () => {
      left = true;
      callOff();
    };
  }, []);
  return Face;
}

export function HeroFan() {
  const { lang } = useSettings();
  const Face = useFaces();
  return (
    <div className="fan" aria-hidden="true" data-faces={Face !== null}>
      {CARDS.map((card, index) => (
        <span key={card} className="fan-slot" style={{ '--at': index - (CARDS.length - 1) / 2 }}>
          <span className="fan-flip">
            <span className="fan-side">
              <span className="card card-back">
                <CoverIcon name="orb-wand" />
              </span>
            </span>
            <span className="fan-side fan-front">{Face !== null && <Face card={card} lang={lang} />}</span>
          </span>
        </span>
      ))}
    </div>
  );
}
