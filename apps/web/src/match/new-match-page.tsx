// How is a match chosen? Opponent, who begins, the game's own options, the seed; everything has a good default.

import type { LevelName } from '@duello/bots';
import { type GameId, isGameId } from '@duello/games';
import { NAME_LIMIT, NO_NAMES, type PersonNames, readName } from '@duello/language';
import {
  Choices,
  type ChosenOptions,
  type FirstRule,
  type Player,
  type Players,
  type SetUp,
  type SetUpProps,
  useSettings,
} from '@duello/table';
import { Suspense, use, useEffect, useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components';
import { GameWays } from '../frame/game-switcher.tsx';
import { Page } from '../frame/page.tsx';
import { setUpOf, useGameName } from '../games/pages.ts';
import { lastNames, noteNames } from '../host/saved.ts';
import { type Key, type Say, useWords } from '../words/use-words.ts';
import { openMatch, usualOptions } from './open-match.ts';
import { aboutLevel, botOf, LEVEL_NAMES, opponentWords, STYLE_NAMES, type StyleName, usualLevel } from './opponents.ts';
import { readyMatch } from './ready-match.ts';
import './new-match.css';

const KINDS = ['bot', 'two', 'alone'] as const;
const FIRSTS = ['you', 'bot', 'chance'] as const;

interface Wish {
  readonly kind: (typeof KINDS)[number];
  readonly level: LevelName;
  readonly style: StyleName;
  readonly first: (typeof FIRSTS)[number];
  readonly seed: string;
  readonly names: PersonNames;
  readonly options: ChosenOptions;
}

const usualWish = (game: GameId): Omit<Wish, 'options'> => ({
  kind: 'bot',
  level: usualLevel(game),
  style: 'even',
  first: 'you',
  seed: '',
  names: lastNames(),
});
const PERSON: Player = { kind: 'person' };

function playersOf({ kind, level, style, first }: Wish, rule: FirstRule): Players {
  if (kind !== 'bot') return [PERSON, PERSON];
  const other: Player = { kind: 'bot', bot: botOf(level, style) };
  const botFirst = first === 'bot' || (first === 'chance' && Math.random() < 0.5);
  return rule.by === 'seat' && botFirst ? [other, PERSON] : [PERSON, other];
}

/** Where an option says who begins, the wish is put into it. */
function optionsOf({ kind, first, options }: Wish, rule: FirstRule): ChosenOptions {
  if (rule.by === 'seat' || kind !== 'bot') return options;
  return rule.put(options, first === 'chance' ? null : first === 'you' ? 'A' : 'B');
}

interface Props<G extends string> {
  readonly game: G;
  /** What the address wishes, in the game's own words. */
  readonly wished: string | null;
}

export function NewMatchPage({ game, wished }: Props<string>) {
  const t = useWords();
  const nameOf = useGameName();
  if (!isGameId(game)) return <Page title={t('unknownGame')}>{null}</Page>;
  return (
    <Page title={t('newMatchOf', { game: nameOf(game) })} wide>
      <GameWays page="new" game={game} />
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <MatchForm game={game} wished={wished} />
      </Suspense>
    </Page>
  );
}

function MatchForm({ game, wished }: Props<GameId>) {
  const t = useWords();
  const setUp = use(setUpOf(game));
  useEffect(() => readyMatch(game), [game]);
  const [wish, setWish] = useState<Wish>(() => ({
    ...usualWish(game),
    options: wished === null ? usualOptions(game) : (setUp.wished?.(wished) ?? {}),
  }));
  const [refused, setRefused] = useState(false);
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const problem = setUp.check(wish.options);
  const start = (): void => {
    setRefused(problem !== null);
    if (problem !== null) return;
    const { kind, seed } = wish;
    const given = seed.trim() === '' ? {} : { seed: seed.trim() };
    const options = optionsOf(wish, setUp.first);
    const names: PersonNames = kind === 'bot' ? NO_NAMES : [readName(wish.names[0]), readName(wish.names[1])];
    if (kind !== 'bot') noteNames(names);
    openMatch({ game, options, players: playersOf(wish, setUp.first), curtain: kind === 'two', names, ...given });
  };
  return (
    <form
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div className="new-match-fields">
        <Opponent wish={wish} seated={setUp.first.by === 'seat'} change={change} />
        <setUp.Form
          value={wish.options}
          problem={problem}
          seats={seatsOf(wish)}
          onChange={(options) => change({ options })}
        />
        <TextField className="panel field" value={wish.seed} onChange={(seed) => change({ seed })} maxLength={60}>
          <Label>{t('seed')}</Label>
          <Input className="text-input" autoComplete="off" spellCheck={false} />
          <Text slot="description" className="hint">
            {t('seedText')}
          </Text>
        </TextField>
      </div>
      <Summary
        wish={wish}
        seated={setUp.first.by === 'seat'}
        lines={setUp.describe}
        refused={refused && problem !== null}
      />
    </form>
  );
}

interface OpponentProps {
  readonly wish: Wish;
  /** Whoever has seat A goes first. */
  readonly seated: boolean;
  change(part: Partial<Wish>): void;
}

function Opponent({ wish, seated, change }: OpponentProps) {
  const t = useWords();
  return (
    <section className="panel new-match-opponent">
      <Choices
        heading
        label={t('opponent')}
        value={wish.kind}
        choices={KINDS.map((id) => ({ id, name: t(`opponent.${id}`), text: t(`opponent.${id}.text`) }))}
        onChange={(kind) => change({ kind })}
      />
      {wish.kind === 'bot' ? (
        <>
          <Choices
            label={t('level')}
            hint={t('bot.fair')}
            value={wish.level}
            choices={LEVEL_NAMES.map((id) => ({ id, name: t(`bot.${id}`), text: aboutLevel(t, id) }))}
            onChange={(level) => change({ level })}
          />
          <Choices
            label={t('persona')}
            value={wish.style}
            choices={STYLE_NAMES.map((id) => ({ id, name: t(`persona.${id}`), text: t(`persona.${id}.text`) }))}
            onChange={(style) => change({ style })}
          />
          <Choices
            label={t('first')}
            value={wish.first}
            choices={FIRSTS.map((id) => ({ id, name: t(`first.${id}`) }))}
            onChange={(first) => change({ first })}
          />
        </>
      ) : (
        <>
          <Names names={wish.names} change={(names) => change({ names })} />
          {seated && <p className="hint">{t('firstTwo')}</p>}
        </>
      )}
    </section>
  );
}

interface NamesProps {
  readonly names: PersonNames;
  change(names: PersonNames): void;
}

/** What the two are called at the table; their letters where nothing is written. */
function Names({ names: [a, b], change }: NamesProps) {
  const t = useWords();
  const field = (label: Key, hint: Key, value: string, put: (name: string) => PersonNames) => (
    <TextField className="field" value={value} onChange={(name) => change(put(name))} maxLength={NAME_LIMIT}>
      <Label className="field-label">{t(label)}</Label>
      <Input className="text-input" autoComplete="off" spellCheck={false} placeholder={t(hint)} />
    </TextField>
  );
  return (
    <div className="new-match-names">
      {field('nameOfA', 'playerA', a, (name) => [name, b])}
      {field('nameOfB', 'playerB', b, (name) => [a, name])}
    </div>
  );
}

const seatsOf = ({ kind }: Wish): SetUpProps['seats'] => (kind === 'bot' ? 'bot' : 'two');

interface SummaryProps {
  readonly wish: Wish;
  readonly seated: boolean;
  readonly refused: boolean;
  readonly lines: SetUp['describe'];
}

/** Who plays and who begins; where two people play, an option may say so instead. */
const beginsWords = (t: Say, { kind, first }: Wish, seated: boolean): string =>
  kind === 'bot' ? `, ${t(`summary.${first}`)}` : seated ? `, ${t('summary.two')}` : '';

function Summary({ wish, seated, lines, refused }: SummaryProps) {
  const t = useWords();
  const { lang } = useSettings();
  const who = opponentWords(
    t,
    [PERSON, wish.kind === 'bot' ? { kind: 'bot', bot: botOf(wish.level, wish.style) } : PERSON],
    wish.kind === 'two',
    wish.names,
  );
  return (
    <aside className="panel new-match-summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{t('summary')}</h2>
      <ul>
        <li>{who + beginsWords(t, wish, seated)}</li>
        {lines(wish.options, lang, seatsOf(wish)).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {wish.seed.trim() !== '' && <li>{`${t('seed')}: ${wish.seed.trim()}`}</li>}
      </ul>
      <button type="submit" className="button large">
        {t('start')}
      </button>
      <p className={refused ? 'problem' : 'visually-hidden'} role="status">
        {refused ? t('startProblem') : ''}
      </p>
    </aside>
  );
}
