// How does a Creature stand in its line? Picture, attack and health as they count now, its signs, and what its neighbours give it.

import type { Seat } from '@duello/kernel';
import { FacePicture, Icon, itemName } from '@duello/table';
import { STATUS_ICONS } from '../../art/status-icons.ts';
import { type CreatureView, creatureItem, type Moment } from '../../index.ts';
import { MOMENT_ICONS } from '../cards/moment-icons.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './creature.css';

const change = (now: number, printed: number): 'up' | 'down' | 'same' =>
  now > printed ? 'up' : now < printed ? 'down' : 'same';

interface Props {
  readonly seat: Seat;
  readonly creature: CreatureView;
  /** Its place in the line, from 1. */
  readonly place: number;
}

function Signs({ creature }: { readonly creature: CreatureView }) {
  const { faces } = useTable();
  const contract = faces.card(creature.card);
  const moments = creature.faded ? [] : Object.keys(contract?.when ?? {});
  const isMoment = (name: string): name is Moment => Object.hasOwn(MOMENT_ICONS, name);
  const icons = [
    ...creature.statuses.map((status) => ({ name: status, icon: STATUS_ICONS[status] })),
    ...moments.filter(isMoment).flatMap((name) => {
      const icon = MOMENT_ICONS[name];
      return icon === undefined ? [] : [{ name, icon }];
    }),
  ];
  return (
    <span className="creature-signs">
      {icons.map(({ name, icon }) => (
        <Icon key={name} name={icon} className={`sign sign-${name}`} />
      ))}
    </span>
  );
}

export function Creature({ seat, creature, place }: Props) {
  const { faces, mine, words, view } = useTable();
  const t = useWords();
  // What it has done matters in its own turn alone.
  const now = view.active === seat ? creature : { ...creature, spent: false, isNew: false };
  const { id, card, attack, health, mostHealth, statuses, faded, spent, isNew } = now;
  const face = faces.face(card);
  const item = creatureItem(now, place, true, words, faces.nameOf);
  const contract = faces.card(card);
  const guards = statuses.includes('magnetized') || statuses.includes('magnetic');
  const strikes = Math.max(0, attack);
  return (
    <Piece
      targetId={`${seat === mine ? 'own' : 'opposing'}:${place}`}
      card={card}
      className="creature"
      zone={`slot-${id}`}
      dragged={seat === mine ? `own:${place}` : null}
      label={itemName(item, t)}
      facts={item.facts ?? []}
    >
      <span
        className="creature-body"
        data-tone={face.tone}
        data-guards={guards}
        data-faded={faded}
        data-spent={spent}
        data-new={isNew}
        data-token={contract?.token === true}
      >
        <span className="creature-art">
          <FacePicture face={face} />
        </span>
        <Signs creature={creature} />
        <span className="creature-name">{face.name}</span>
        <b className="creature-attack" data-change={change(attack, contract?.attack ?? attack)}>
          {strikes}
        </b>
        <b
          className="creature-health"
          data-change={health < mostHealth ? 'hurt' : change(health, contract?.health ?? health)}
        >
          {health}
        </b>
      </span>
    </Piece>
  );
}
