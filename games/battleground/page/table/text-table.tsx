// How does the table read without pictures? The battleground row by row, then both players and everything beside them as text.

import { CardTexts, TextSheet } from '@duello/table';
import { type Colour, describeTable, type View } from '../../index.ts';
import { useBattle } from '../battle/battle-context.ts';
import { sayPlan } from '../battle/say-plan.ts';
import { factsOf } from '../cards/facts.ts';
import { shapeName } from '../cards/shapes.tsx';
import { turnedFor } from '../pieces/board-orientation.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

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

/** What lies open before this viewer. */
const onTable = ({ summons, players, market }: View): readonly string[] => [
  ...summons.map(({ card }) => card),
  ...players.flatMap(({ area, prepared, hand }) => [
    ...[...area, ...prepared].flatMap((one) => one?.card ?? []),
    ...(hand ?? []),
  ]),
  ...market.flatMap(({ row }) => row.filter((card) => card !== null)),
];

export function TextTable({ close }: { close(): void }) {
  const t = useWords();
  const { view, words, faces, nameOfSeat } = useTable();
  const names = {
    seat: nameOfSeat,
    card: faces.nameOf,
    inList: faces.nameOf,
    colour: (colour: Colour) => words.colours[colour],
    cost: words.cost,
    tokens: (shape: number, n: number) => t('battleground.token', { n, shape: shapeName(shape, t), name: '' }),
  };
  return (
    <TextSheet close={close} table={describeTable(view, words, names)} above={<Board />}>
      <CardTexts cards={onTable(view)} face={faces.face} />
    </TextSheet>
  );
}
