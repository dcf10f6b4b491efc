// Under which terms is a table opened? The clock, who is player A, who may watch, and whether it counts.

import type { Clock, Terms, Watch } from '@duello/protocol';
import { Choices } from '@duello/table';
import { useOnlineWords } from '../words/use-words.ts';
import { clockWords, ratedWords, watchWords } from './terms-words.ts';

/** A few that are good; anything else is for programs. */
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'bank', seconds: 600, increment: 5 },
  slow: { kind: 'bank', seconds: 1800, increment: 10 },
  each: { kind: 'decision', seconds: 60 },
  days: { kind: 'days', days: 2 },
} as const satisfies Readonly<Record<string, Clock>>;
export type ClockName = keyof typeof CLOCKS;
const isClockName = (name: string): name is ClockName => Object.hasOwn(CLOCKS, name);
export const CLOCK_NAMES: readonly ClockName[] = Object.keys(CLOCKS).filter(isClockName);

const WATCHES = {
  off: { kind: 'off' },
  after: { kind: 'after' },
  delayed: { kind: 'delayed', turns: 2 },
  open: { kind: 'open' },
} as const satisfies Readonly<Record<Watch['kind'], Watch>>;
const WATCH_NAMES = ['off', 'after', 'delayed', 'open'] as const;
const FIRSTS = ['host', 'guest', 'chance'] as const;
const RATED = ['no', 'yes'] as const;

/** What the form changes. */
export interface TableWish {
  readonly clock: ClockName;
  readonly first: Terms['first'];
  readonly watch: Watch['kind'];
  readonly rated: boolean;
}
export const USUAL_WISH: TableWish = { clock: 'none', first: 'chance', watch: 'after', rated: false };

/** Strangers do not wait for ever, and others may look on. */
export const PUBLIC_WISH: TableWish = { ...USUAL_WISH, clock: 'quick', watch: 'open' };

export const termsOf = ({ clock, first, watch, rated }: TableWish): Pick<Terms, keyof TableWish> => ({
  clock: CLOCKS[clock],
  first,
  watch: WATCHES[watch],
  rated,
});

/** What counts has a clock: choosing one of the two puts the other right. */
const withClock = (clock: ClockName, { rated }: TableWish): Partial<TableWish> => ({
  clock,
  rated: rated && clock !== 'none',
});
const withRated = (rated: boolean, { clock }: TableWish): Partial<TableWish> => ({
  rated,
  clock: rated && clock === 'none' ? 'quick' : clock,
});

interface ClockProps {
  readonly value: ClockName;
  readonly names?: readonly ClockName[];
  onChange(clock: ClockName): void;
}

export function ClockChoices({ value, names = CLOCK_NAMES, onChange }: ClockProps) {
  const t = useOnlineWords();
  const choices = names.map((id) => ({
    id,
    name: clockWords(t, CLOCKS[id]),
    text: t(`on.clock.${CLOCKS[id].kind}Text`),
  }));
  return <Choices label={t('on.clock')} value={value} choices={choices} onChange={onChange} />;
}

interface RatedProps {
  readonly value: boolean;
  onChange(rated: boolean): void;
}

export function RatedChoices({ value, onChange }: RatedProps) {
  const t = useOnlineWords();
  const choices = RATED.map((id) => ({ id, name: ratedWords(t, id === 'yes'), text: t(`on.rated.${id}Text`) }));
  return (
    <Choices
      label={t('on.rated')}
      value={value ? 'yes' : 'no'}
      choices={choices}
      onChange={(id) => onChange(id === 'yes')}
    />
  );
}

interface Props {
  readonly wish: TableWish;
  /** Whoever has seat A goes first. */
  readonly seated: boolean;
  readonly isPrivate: boolean;
  change(part: Partial<TableWish>): void;
}

export function TermsForm({ wish, seated, isPrivate, change }: Props) {
  const t = useOnlineWords();
  return (
    <section className="panel new-match-opponent">
      <ClockChoices value={wish.clock} onChange={(clock) => change(withClock(clock, wish))} />
      <RatedChoices value={wish.rated} onChange={(rated) => change(withRated(rated, wish))} />
      <Choices
        label={t(seated ? 'on.first' : 'on.firstSeat')}
        hint={t(seated ? 'on.firstText' : 'on.firstSeatText')}
        value={wish.first}
        choices={FIRSTS.map((id) => ({
          id,
          name: t(id === 'guest' && !isPrivate ? 'on.first.other' : `on.first.${id}`),
        }))}
        onChange={(first) => change({ first })}
      />
      <Choices
        label={t('on.watch')}
        value={wish.watch}
        choices={WATCH_NAMES.map((id) => ({ id, name: watchWords(t, WATCHES[id]) }))}
        onChange={(watch) => change({ watch })}
      />
    </section>
  );
}
