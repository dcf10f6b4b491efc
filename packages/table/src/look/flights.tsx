// How does a card travel? A copy of it flies from where it lay to where it lies now; numbers rise from what they changed.

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFlightTime } from '../settings/speed.ts';
import { CardBack, CardFace, type Face } from './card.tsx';
import { zoneOf } from './in-sight.ts';
import './flights.css';

/** A card on its way: which, or null for a back; between zones named by `data-zone`. */
export interface Flight {
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
}
/** A number that rises from a zone. */
export interface Rise {
  readonly zone: string;
  readonly text: string;
  readonly tone: 'good' | 'bad';
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
interface Ghost {
  readonly key: string;
  readonly card: string | null;
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
  /** The card itself, where it lies already: it comes into sight when it has arrived. */
  readonly arrives: Element | null;
}
interface Floating extends Rise {
  readonly key: string;
  readonly at: Box;
}

interface Props {
  readonly step: number;
  readonly flights: readonly Flight[];
  readonly rises: readonly Rise[];
  face(card: string): Face;
}

const boxOf = (element: Element): Box | null => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2, width };
};

const CARD = 64;

/** Every card of a kind as it lies in a zone now, or the zone that is one itself. */
function cardsIn(zone: string, card: string | null): readonly Element[] {
  const found = zoneOf(zone);
  if (found === null || card === null) return [];
  return found.getAttribute('data-card') === card
    ? [found]
    : [...found.querySelectorAll(`[data-card="${CSS.escape(card)}"]`)];
}

/** Where a card of a zone lies now, or else the zone itself; null when it is not on the screen. */
function placeOf(zone: string, card: string | null): Box | null {
  const found = zoneOf(zone);
  if (found === null) return null;
  const exact = cardsIn(zone, card).at(-1);
  const box = boxOf(found);
  return (exact ? boxOf(exact) : null) ?? (box && { ...box, width: Math.min(box.width, CARD) });
}

interface Launch {
  readonly step: number;
  readonly from: readonly (Box | null)[];
  /** What lay there before: none of it is what arrives. */
  readonly lay: ReadonlySet<Element>;
}

export function Flights({ step, flights, rises, face }: Props) {
  const time = useFlightTime();
  const launch = useRef<Launch>({ step, from: [], lay: new Set() });
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  const [floating, setFloating] = useState<readonly Floating[]>([]);
  const seen = useRef(step);
  // While this is being rendered the screen still shows how everything lay before; only what flies is looked for.
  if (launch.current.step !== step) {
    const flown = time === 0 ? [] : flights;
    launch.current = {
      step,
      from: flown.map(({ from, card }) => placeOf(from, card)),
      lay: new Set(flown.flatMap(({ to, card }) => cardsIn(to, card))),
    };
  }
  useLayoutEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const taken = new Set(launch.current.lay);
    const made = launch.current.from.flatMap((from, index) => {
      const { card, to: zone } = flights[index];
      const to = from && placeOf(zone, card);
      if (from === null || to === null) return [];
      const arrives = cardsIn(zone, card).find((one) => !taken.has(one)) ?? null;
      if (arrives !== null) taken.add(arrives);
      return [{ key: `${step}-${index}`, card, from, to, delay: index * 45, arrives }];
    });
    if (made.length > 0) setGhosts((list) => [...list, ...made]);
    const risen = rises.flatMap((rise, index) => {
      const at = placeOf(rise.zone, null);
      return at === null ? [] : [{ ...rise, key: `${step}-${index}`, at }];
    });
    if (risen.length > 0) setFloating((list) => [...list.slice(-4), ...risen]);
  });
  return (
    <div className="flights" aria-hidden="true">
      {ghosts.map((ghost) => (
        <Flying
          key={ghost.key}
          ghost={ghost}
          time={time}
          done={() => setGhosts((list) => list.filter((g) => g !== ghost))}
        >
          {ghost.card === null ? <CardBack /> : <CardFace face={face(ghost.card)} />}
        </Flying>
      ))}
      {floating.map((rise) => (
        <span
          key={rise.key}
          className="rise"
          data-tone={rise.tone}
          style={{ left: rise.at.x, top: rise.at.y }}
          onAnimationEnd={() => setFloating((list) => list.filter((r) => r !== rise))}
        >
          {rise.text}
        </span>
      ))}
    </div>
  );
}

interface FlyingProps {
  readonly ghost: Ghost;
  readonly time: number;
  readonly children: ReactNode;
  done(): void;
}

function Flying({ ghost, time, children, done }: FlyingProps) {
  const element = useRef<HTMLSpanElement>(null);
  const finished = useRef(done);
  finished.current = done;
  useLayoutEffect(() => {
    const { from, to, delay, arrives } = ghost;
    arrives?.setAttribute('data-arriving', 'true');
    const size = Math.max(40, Math.min(110, to.width));
    const put = ({ x, y, width }: Box): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${Math.max(0.35, Math.min(1.4, width / size))})`;
    element.current?.style.setProperty('--card-width', `${size}px`);
    const flight = element.current?.animate(
      [
        { transform: put(from), opacity: 1 },
        { transform: put(to), opacity: 1, offset: 0.85 },
        { transform: put(to), opacity: arrives === null ? 0 : 1 },
      ],
      { duration: Math.max(120, time), delay, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
    );
    const end = (): void => finished.current();
    flight?.finished.then(end, () => {});
    return () => {
      flight?.cancel();
      arrives?.removeAttribute('data-arriving');
    };
  }, [ghost, time]);
  return (
    <span className="flying" ref={element}>
      {children}
    </span>
  );
}
