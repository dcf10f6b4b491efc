// How is a match of Battleground played through the page? Cast what can be paid, prepare and charge the rest, buy, then fight.

import { answered, changed, type Press, type Seen, type SeenCard, type Strategy } from '@duello/web/for-tests';

const CRYSTALS = 'crystals';
const optionLike = ({ options }: Seen, pattern: RegExp): string | undefined =>
  options.find(({ key, disabled }) => pattern.test(key) && !disabled)?.key;

/** Free slots are offered in their order; a spell that waits already is not replaced. */
function preparing(seen: Seen): string | undefined {
  const free = seen.cards.filter(({ target, card }) => target.startsWith('slot:') && card === '');
  return seen.options.find(({ key }) =>
    free.some(({ target }) => /^prepare:\w+>(\d)$/.exec(key)?.[1] === target.slice(5)),
  )?.key;
}

/** With something selected the prompt says what can be done with it. */
function withSelected(seen: Seen, selected: SeenCard): Press {
  const option = optionLike(seen, /^cast/) ?? preparing(seen) ?? optionLike(seen, /^charge:/);
  return option === undefined ? { card: selected.at } : { option };
}

function acting(seen: Seen): Press {
  const { cards, options } = seen;
  const selected = cards.find((card) => card.selected);
  if (selected !== undefined) return withSelected(seen, selected);
  // The table casts one after the other: the question after the last of them is the one to answer.
  if (options.some(({ key }) => key === CRYSTALS)) {
    return { option: CRYSTALS, done: (now) => !now.options.some(({ key }) => key === CRYSTALS) };
  }
  const castable = cards.find(({ begins, target }) => begins && /^(?:hand|slot):/.test(target));
  const spare = cards.some(({ target, card }) => target.startsWith('slot:') && card === '')
    ? cards.find(({ target }) => target.startsWith('hand:'))
    : undefined;
  const mana = cards.find(({ target }) => target.startsWith('mana:'));
  const next = castable ?? spare ?? mana;
  return next === undefined ? { option: 'end' } : { card: next.at };
}

function buying(seen: Seen): Press {
  if (optionLike(seen, /^buy$/) !== undefined) return { option: 'buy' };
  const offered = seen.cards.find(({ target, meant }) => meant && target.startsWith('buy:'));
  return offered === undefined ? { option: 'stop' } : { card: offered.at };
}

/** One class or neutral spell is selected, then taken; all else by a beginner's deck. */
function drafting(seen: Seen): Press {
  const done = answered(seen);
  const preset = seen.cards.find(({ target }) => target.startsWith('preset:'));
  if (preset !== undefined) return { card: preset.at, done };
  if (seen.question === 'crystals') return { option: optionLike(seen, /^suggested$/) ?? 'send' };
  const chosen = seen.cards.find(({ selected }) => selected);
  if (chosen !== undefined) return { option: chosen.target.split(':')[1], done };
  const legal = seen.cards.find(({ target, legal }) => legal && target.startsWith(`${seen.question}:`));
  return { card: legal?.at ?? 0 };
}

export const battleground: Strategy = (seen) => {
  switch (seen.question) {
    case 'class':
    case 'spells':
    case 'neutral':
    case 'crystals':
      return drafting(seen);
    case 'act':
      return acting(seen);
    case 'buy':
      return buying(seen);
    case 'stance':
      // The table answers for a summon, unless the player wants to be asked.
      return null;
  }
  const send = seen.options.find(({ key }) => key === 'send');
  if (send?.disabled === false) return { option: 'send' };
  const meant = seen.cards.find((card) => card.meant && !card.used);
  if (meant !== undefined) return send === undefined ? { card: meant.at, done: answered(seen) } : { card: meant.at };
  const open = seen.options.find(({ disabled }) => !disabled);
  if (open === undefined) return null;
  // Mana may be asked for piece by piece: the answer goes with the last of them.
  return seen.question === 'mana' ? { option: open.key, done: changed(seen) } : { option: open.key };
};

/** The same by somebody who wants to be asked for every summon: it attacks. */
export const askedForAll: Strategy = (seen) => (seen.question === 'stance' ? { option: 'attack' } : battleground(seen));
