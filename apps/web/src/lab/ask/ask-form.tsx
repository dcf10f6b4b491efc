// What does somebody want to know? A game, a question in plain words, who plays and how much; everything else has a default.

import { GAME_IDS } from '@duello/games';
import { ASKS, MEASURES } from '@duello/lab/questions';
import { reportWords } from '@duello/lab/report';
import { Choices, go, useSettings } from '@duello/table';
import { Suspense, use, useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components';
import { OwnCards } from '../../games/own-cards.tsx';
import { setUpOf, useGameName } from '../../games/pages.ts';
import { ask, useRun } from '../crew/runs.ts';
import { useWords } from '../words/use-words.ts';
import { AskCards } from './ask-cards.tsx';
import { isShare, LEVELS, lackOf, MATCHES, questionOf, WITHIN, type Wish } from './wish.ts';

interface Props {
  readonly first: Wish;
}
interface PartProps {
  readonly wish: Wish;
  change(part: Partial<Wish>): void;
}

export function AskForm({ first }: Props) {
  const t = useWords();
  const nameOf = useGameName();
  const run = useRun();
  const [wish, setWish] = useState(first);
  const [told, setTold] = useState(false);
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const lack = lackOf(wish);
  const isBusy = run?.phase === 'running';
  const start = (): void => {
    setTold(true);
    if (lack !== null || isBusy) return;
    const id = ask(questionOf(wish));
    if (id !== null) go('lab', id);
  };
  return (
    <form
      className="lab-ask"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <section className="panel lab-ask-part">
        <Choices
          label={t('lab.game')}
          value={wish.game}
          choices={GAME_IDS.map((id) => ({ id, name: nameOf(id) }))}
          onChange={(game) => change({ game, options: {}, other: {}, card: '', change: {} })}
        />
        <Choices
          label={t('lab.question')}
          value={wish.ask}
          choices={ASKS.map((id) => ({ id, name: t(`lab.${id}`), text: t(`lab.${id}.text`) }))}
          onChange={(asked) => change({ ask: asked })}
        />
      </section>
      <Suspense fallback={null}>
        <OwnCards game={wish.game} options={wish.options} />
      </Suspense>
      <Suspense fallback={<p className="loading">{t('lab.card.loading')}</p>}>
        {(wish.ask === 'cards' || wish.ask === 'whatif') && <AskCards wish={wish} change={change} />}
        {wish.ask === 'rules' && <AskRules wish={wish} change={change} />}
      </Suspense>
      <section className="panel lab-ask-part">
        <Choices
          label={t('lab.level')}
          value={wish.level}
          standard="casual"
          choices={LEVELS.map((id) => ({ id, name: t(`bot.${id}`), text: t(`lab.level.${id}.text`) }))}
          onChange={(level) => change({ level })}
        />
        <Choices
          label={t('lab.matches')}
          value={String(wish.matches)}
          standard="64"
          choices={MATCHES.map((n) => ({
            id: String(n),
            name: t('lab.matches.n', { n }),
            text: t(`lab.matches.${n}.text`),
          }))}
          onChange={(n) => change({ matches: Number(n) })}
        />
        <More wish={wish} change={change} />
      </section>
      <div className="lab-start">
        <button type="submit" className="button large" aria-disabled={isBusy}>
          {t('lab.start')}
        </button>
        <p className={told && lack !== null ? 'problem' : 'hint'} role="status">
          {isBusy ? t('lab.busy') : told && lack !== null ? t(lack) : ''}
        </p>
      </div>
    </form>
  );
}

/** The second set of rules, in the game's own form, and what is compared. */
function AskRules({ wish, change }: PartProps) {
  const t = useWords();
  const { lang } = useSettings();
  const setUp = use(setUpOf(wish.game));
  const { measure } = wish;
  const within = (n: number): string =>
    isShare(measure) ? t('lab.within.share', { n: Math.round(n * 100) }) : new Intl.NumberFormat(lang).format(n);
  return (
    <section className="panel lab-ask-part">
      <h2>{t('lab.other')}</h2>
      <p className="hint">{t('lab.other.text')}</p>
      <setUp.Form
        value={wish.other}
        problem={setUp.check({ ...wish.options, ...wish.other })}
        seats="two"
        onChange={(other) => change({ other })}
      />
      <Choices
        label={t('lab.measure')}
        value={measure}
        choices={MEASURES.map((id) => ({ id, name: reportWords[lang].measures[id] }))}
        onChange={(next) => change({ measure: next, within: WITHIN[next][1] })}
      />
      <Choices
        label={t('lab.within')}
        value={String(wish.within)}
        choices={WITHIN[measure].map((n) => ({ id: String(n), name: within(n) }))}
        onChange={(n) => change({ within: Number(n) })}
      />
    </section>
  );
}

/** What most questions leave as it is. */
function More({ wish, change }: PartProps) {
  const t = useWords();
  const stronger = LEVELS.slice(LEVELS.findIndex((id) => id === wish.level) + 1);
  return (
    <details className="lab-more">
      <summary>{t('lab.more')}</summary>
      <div className="lab-more-fields">
        {(wish.ask === 'health' || wish.ask === 'matchups') && stronger.length > 0 && (
          <Choices
            label={t('lab.confirm')}
            hint={t('lab.confirm.text')}
            value={stronger.find((id) => id === wish.confirm) ?? 'none'}
            choices={[
              { id: 'none', name: t('lab.confirm.none') },
              ...stronger.map((id) => ({ id, name: t(`bot.${id}`) })),
            ]}
            onChange={(id) => change({ confirm: id === 'none' ? null : id })}
          />
        )}
        <TextField className="field" value={wish.seed} onChange={(seed) => change({ seed })} maxLength={60}>
          <Label className="field-label">{t('lab.seed')}</Label>
          <Input className="text-input" autoComplete="off" spellCheck={false} />
          <Text slot="description" className="hint">
            {t('lab.seedText')}
          </Text>
        </TextField>
        <h2>{t('lab.options')}</h2>
        <p className="hint">{t('lab.options.text')}</p>
        <Suspense fallback={<p className="loading">{t('loading')}</p>}>
          <BaseOptions wish={wish} change={change} />
        </Suspense>
      </div>
    </details>
  );
}

function BaseOptions({ wish, change }: PartProps) {
  const setUp = use(setUpOf(wish.game));
  return (
    <setUp.Form
      value={wish.options}
      problem={setUp.check(wish.options)}
      seats="two"
      onChange={(options) => change({ options })}
    />
  );
}
