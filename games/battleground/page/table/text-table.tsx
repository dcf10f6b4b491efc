// How does the table read without pictures? The battleground row by row, then both players and everything beside them as text.

import { other, type Seat } from '@duello/kernel';
import type { DescribedSection } from '@duello/language';
import { TextSheet } from '@duello/table';
import { EXP_PER_COIN, type InPlayView, type PreparedView, roundAt } from '../../index.ts';
import { useBattle } from '../battle/battle-context.ts';
import { sayPlan } from '../battle/say-plan.ts';
import { factsOf } from '../cards/facts.ts';
import { sumOf } from '../cards/mana.ts';
import { shapeName } from '../cards/shapes.tsx';
import { type TableContextValue, useTable } from '../pieces/table-context.ts';
import { turnedFor } from '../pieces/turned.ts';
import { type Say, useWords } from '../words/use-words.ts';

function rowsOf(seat: Seat, { view, words, faces }: TableContextValue, t: Say): readonly (readonly [string, string])[] {
  const { nouns } = words;
  const player = view.players[seat];
  const names = (cards: readonly string[]): string => cards.map(faces.nameOf).join(', ') || t('table.none');
  const mana = (cost: typeof player.mana): string => (sumOf(cost) === 0 ? t('table.none') : words.cost(cost));
  const prepared = (one: PreparedView | null, at: number): string => {
    if (one === null) return t('battleground.slotEmpty', { slot: at + 1 });
    const charges = mana(one.charges);
    return one.card === null
      ? t('battleground.slotOther', { slot: at + 1, turn: roundAt(one.since), charges, name: '' })
      : t('battleground.slot', { slot: at + 1, name: faces.nameOf(one.card), charges });
  };
  const inPlay = ({ card, shape, tokens }: InPlayView): string =>
    shape === null
      ? `${faces.nameOf(card)} (${words.terms.aura.name})`
      : `${faces.nameOf(card)} (${t('battleground.token', { n: tokens, shape: shapeName(shape, t), name: '' })})`;
  return [
    [nouns.life, String(Math.max(0, player.life))],
    [nouns.class, player.class === null ? t('table.none') : words.classes[player.class]],
    [nouns.mana, mana(player.mana)],
    [nouns.exp, `${player.exp}/${EXP_PER_COIN}`],
    [nouns.coins, String(player.coins)],
    [`${nouns.hand} (${player.handSize})`, player.hand === null ? t('table.none') : names(player.hand)],
    [nouns.prepared, player.prepared.map(prepared).join('. ')],
    [nouns.playArea, player.area.map(inPlay).join(', ') || t('table.none')],
    [nouns.deck, String(player.deckSize)],
    [nouns.discardPile, names(player.pile)],
  ];
}

/** The board as a table: whoever listens can go through it lane by lane. */
function Board() {
  const { view, words, faces, mine, nameOfSeat } = useTable();
  const { foresight } = useBattle();
  const t = useWords();
  const turned = turnedFor(view, mine);
  const text = (field: string): string => {
    const one = view.summons.find((summon) => summon.field === field);
    if (one === undefined) return '–';
    const plan = foresight.plans.get(one.id);
    const name = t('battleground.summon', {
      name: faces.nameOf(one.card),
      field,
      owner: nameOfSeat(one.owner),
      attack: one.attack,
      hp: one.hp,
    });
    const will = plan === undefined ? [] : sayPlan(plan, { t, faces, view, words, nameOfSeat });
    return [name, ...factsOf(one, { view, words, faces, t }), ...will].join(', ');
  };
  return (
    <div className="bg-text-scroll">
      <table className="bg-text-board">
        <caption>{words.nouns.battleground}</caption>
        <thead>
          <tr>
            <td />
            {turned.lanes.map((lane) => (
              <th key={lane} scope="col">
                {lane}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turned.rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {turned.lanes.map((lane) => (
                <td key={lane}>{text(`${lane}${row}`)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is for sale, the oldest first. */
const marketRows = ({ view, words, faces }: TableContextValue): readonly (readonly [string, string])[] => [
  ...view.market.map(({ unlocked, row, deckSize }, at): readonly [string, string] => [
    `${words.nouns.tier} ${at + 1} (${deckSize})`,
    unlocked ? row.map(faces.nameOf).join(', ') : words.nouns.locked,
  ]),
  [words.nouns.crystals, words.cost(view.crystals)],
  [words.nouns.coinPool, view.pools.join(', ')],
];

export function TextTable({ close }: { close(): void }) {
  const table = useTable();
  const t = useWords();
  const { view, words, mine, nameOfSeat } = table;
  const side = (seat: Seat): DescribedSection => ({
    title: nameOfSeat(seat),
    rows: rowsOf(seat, table, t).map(([label, text]) => ({ label, items: [text] })),
  });
  return (
    <TextSheet
      close={close}
      table={{
        head: [`${t('battleground.round', { n: view.round })}: ${nameOfSeat(view.active)}`, words.phases[view.phase]],
        near: side(mine),
        between: [
          { title: words.nouns.market, rows: marketRows(table).map(([label, text]) => ({ label, items: [text] })) },
        ],
        far: side(other(mine)),
      }}
      above={<Board />}
    />
  );
}
