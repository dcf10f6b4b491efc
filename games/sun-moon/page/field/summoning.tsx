// How does a summoning stand in its row? Picture, attack and defense as they count now, tapped or not, its signs and its tabs.

import type { Seat } from '@duello/kernel';
import { FacePicture, Icon, itemName } from '@duello/table';
import { TRAIT_ICONS } from '../../art/trait-icons.ts';
import { type SummoningView, summoningItem } from '../../index.ts';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Tabs } from './enchantments.tsx';
import { FightMark } from './fight-mark.tsx';
import './summoning.css';
import '../cards/signs.css';
import '../pieces/tabs.css';

interface Props {
  readonly seat: Seat;
  readonly summoning: SummoningView;
  /** Its place in the row, from 1. */
  readonly place: number;
}

type Change = 'up' | 'down' | 'hurt' | 'same';
const change = (now: number, printed: number): Change => (now > printed ? 'up' : now < printed ? 'down' : 'same');

/** Waiting in the chain: it attacks, or something aims at it. */
function roleOf(id: number, { chain }: ReturnType<typeof useTable>['view']): 'attacks' | 'targeted' | undefined {
  if (chain.some((one) => one.what === 'attack' && one.id === id)) return 'attacks';
  return chain.some(({ targets }) => targets.some((target) => target.id === id)) ? 'targeted' : undefined;
}

export function Summoning({ seat, summoning, place }: Props) {
  const { faces, mine, words, view, nameOfSeat } = useTable();
  const t = useWords();
  const { id, card, attack, defense, damage, tapped, traits, turn } = summoning;
  const face = faces.face(card);
  const printed = faces.card(card);
  const targetId = `${seat === mine ? 'own' : 'enemy'}:${place}`;
  const role = roleOf(id, view);
  const item = summoningItem(summoning, place, seat, words, { card: faces.nameOf, seat: nameOfSeat });
  const changed = turn.attack !== 0 || turn.defense !== 0 || turn.traits.length > 0;
  return (
    <div className="sm-place" data-tapped={tapped} data-role={role}>
      <Piece
        targetId={targetId}
        card={card}
        className="sm-summoning"
        zone={`slot-${id}`}
        dragged={seat === mine ? targetId : null}
        label={itemName(item, t)}
        facts={[...(role === undefined ? [] : [t(`sunMoon.${role}`)]), ...(item.facts ?? [])]}
      >
        <span className="sm-body" data-tone={face.tone} data-changed={changed}>
          <span className="sm-art">
            <FacePicture face={face} />
          </span>
          <span className="sm-signs">
            {traits.map((trait) => (
              <span key={trait} className="sm-sign" data-trait={trait} data-turn={turn.traits.includes(trait)}>
                <Icon name={TRAIT_ICONS[trait]} />
              </span>
            ))}
          </span>
          <span className="sm-name">{face.name}</span>
          <b className="sm-attack" data-change={change(attack, printed?.attack ?? attack)}>
            {attack}
          </b>
          <b className="sm-defense" data-change={damage > 0 ? 'hurt' : change(defense, printed?.defense ?? defense)}>
            {defense}
          </b>
          {changed && <Icon name="hourglass" className="sm-hourglass" />}
        </span>
        {tapped && (
          <span className="sm-tapped">
            <span>↷</span> <span className="sm-tapped-word">{words.table.tapped}</span>
          </span>
        )}
        {role !== undefined && <Icon name={role === 'attacks' ? 'broadsword' : 'crosshair'} className="sm-role" />}
      </Piece>
      <FightMark targetId={targetId} />
      <Tabs targetId={targetId} summoning={summoning} />
    </div>
  );
}
