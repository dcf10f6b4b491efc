// What has just been taken? Both picks side by side, as soon as both have chosen.

import { SEATS } from '@duello/kernel';
import type { Event } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

type Picked = Extract<Event, { readonly kind: 'draftPicked' }>;

/** The newest pick of both. */
function lastOf(events: readonly Event[]): readonly Picked[] {
  const picked = events.filter((event): event is Picked => event.kind === 'draftPicked');
  const last = picked.at(-1);
  return last === undefined
    ? []
    : SEATS.flatMap((seat) => picked.findLast((one) => one.seat === seat && one.pick === last.pick) ?? []);
}

export function DraftLast({ events }: { readonly events: readonly Event[] }) {
  const { faces, nameOfSeat } = useTable();
  const t = useWords();
  const last = lastOf(events);
  return (
    <p className="sm-draft-last">
      {last.map(({ seat, pick, taken }) => (
        <span key={seat}>
          {t('sunMoon.draft.took', {
            pick,
            name: nameOfSeat(seat),
            known: taken === null ? 'no' : 'yes',
            card: taken === null ? '' : faces.nameOf(taken),
          })}
        </span>
      ))}
    </p>
  );
}
