// What runs beside the page for the lab? Deals of one question, what they say together, and a match once more to watch.

import { BadInput, type State } from '@duello/kernel';
import type { CardJson, Game } from '@duello/lab/game';
import {
  type Answer,
  answerOf,
  type DealLines,
  dealerOf,
  isAnswered,
  type MatchRef,
  materialOf,
  provenanceOf,
  type Question,
} from '@duello/lab/questions';
import { toText } from '@duello/language';
import { gameOf } from './lab-games.ts';

export type LabRequest =
  /** Reads the question; how many deals it has. */
  | { readonly type: 'open'; readonly question: Question }
  | { readonly type: 'play'; readonly deal: number }
  /** Adds deals to what is known, and tells what all of them say. */
  | { readonly type: 'tell'; readonly deals: readonly DealLines[] }
  /** The text of a match, as a replay opens it. */
  | { readonly type: 'again'; readonly match: MatchRef }
  | { readonly type: 'cards'; readonly game: string };

export interface Told {
  readonly answer: Answer;
  /** Further deals would not change it. */
  readonly settled: boolean;
}
export interface CardOfBox {
  readonly id: string;
  readonly json: CardJson;
}

interface Opened {
  readonly deals: number;
  play(deal: number): DealLines;
  tell(deals: readonly DealLines[]): Told;
  again(match: MatchRef): string;
}

let opened: Opened | null = null;

function openWith<S extends State, V, O, E>(game: Game<S, V, O, E>, question: Question): Opened {
  const dealer = dealerOf(game, question);
  const known: DealLines[] = [];
  let provenance: ReturnType<typeof provenanceOf> | null = null;
  return {
    deals: dealer.plan.deals,
    play: dealer.play,
    tell(deals) {
      known.push(...deals);
      provenance ??= provenanceOf(game, dealer.plan);
      const answer = answerOf(game, dealer.plan, provenance, known);
      return { answer, settled: isAnswered(materialOf(dealer.plan, known)) };
    },
    again: (match) => toText(game.rules, dealer.again(match)),
  };
}

const ready = (): Opened => {
  if (opened === null) throw new BadInput('', 'no question is open');
  return opened;
};

async function perform(request: LabRequest): Promise<unknown> {
  switch (request.type) {
    case 'open':
      opened = openWith(await gameOf(request.question.game), request.question);
      return opened.deals;
    case 'play':
      return ready().play(request.deal);
    case 'tell':
      return ready().tell(request.deals);
    case 'again':
      return ready().again(request.match);
    case 'cards': {
      const { cards } = await gameOf(request.game);
      return cards.ids.map((id): CardOfBox => ({ id, json: cards.json(id) }));
    }
  }
}

self.onmessage = async ({ data }: MessageEvent<{ readonly id: number; readonly request: LabRequest }>) => {
  try {
    self.postMessage({ type: 'done', id: data.id, result: await perform(data.request) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage({ type: 'failed', id: data.id, message, path: error instanceof BadInput ? error.path : null });
  }
};
