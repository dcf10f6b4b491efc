// How does the table read without pictures? Both players, their rows, what waits and everything beside them as text.

import { other, type Seat } from '@duello/kernel';
import { type TextRow, TextSheet } from '@duello/table';
import { fatigueRoom, type SummoningView, turnStartFatigue } from '../../index.ts';
import { sayPending } from '../answers/question-words.ts';
import { factsOf } from '../cards/facts.ts';
import { type TableContextValue, useTable } from '../pieces/table-context.ts';
import { type Say, useWords } from '../words/use-words.ts';

function rowsOf(seat: Seat, { view, words, faces, nameOfSeat }: TableContextValue, t: Say): readonly TextRow[] {
  const { nouns, classes } = words;
  const player = view.players[seat];
  const next = turnStartFatigue(view, seat).fatigue;
  const names = (cards: readonly string[]): string => cards.map(faces.nameOf).join(', ') || t('table.none');
  const summoning = (one: SummoningView, at: number): string => {
    const { card, attack, defense } = one;
    const said = t('sunMoon.summoning', { place: at + 1, name: faces.nameOf(card), attack, defense });
    return [said, ...factsOf(one, words, faces, t, nameOfSeat)].join(', ');
  };
  const skill = player.skillTapped
    ? 'sunMoon.skillTapped'
    : player.skillUsed
      ? 'sunMoon.skillUsed'
      : 'sunMoon.skillReady';
  return [
    [nouns.class, player.class === null ? t('table.none') : classes[player.class]],
    [nouns.life, String(Math.max(0, player.life))],
    [
      nouns.fatigue,
      `${t('sunMoon.fatigue', { n: player.fatigue, room: fatigueRoom(view, seat) })}, ${t('sunMoon.nextTurn', { n: next })}`,
    ],
    [nouns.skillCard, t(skill)],
    [nouns.summonings, player.summonings.map(summoning).join('. ') || t('table.none')],
    [`${nouns.hand} (${player.handSize})`, names(player.hand ?? player.known)],
    [nouns.deck, String(player.deckSize)],
    [nouns.discardArea, names(player.discards)],
    [nouns.wins, String(player.wins)],
  ];
}

export function TextTable({ close }: { close(): void }) {
  const table = useTable();
  const t = useWords();
  const { view, words, mine, nameOfSeat } = table;
  const chain = view.chain.toReversed();
  return (
    <TextSheet
      close={close}
      head={`${words.nouns.turn} ${view.turn}: ${nameOfSeat(view.active)}, ${words.phases[view.phase]}`}
      sections={[mine, other(mine)].map((seat) => ({ title: nameOfSeat(seat), rows: rowsOf(seat, table, t) }))}
      above={
        chain.length > 0 && (
          <>
            <h3>{words.nouns.chain}</h3>
            <ol>
              {chain.map((pending, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the chain is what it is
                <li key={at}>{sayPending(pending, { ...table, t })}</li>
              ))}
            </ol>
          </>
        )
      }
    />
  );
}
