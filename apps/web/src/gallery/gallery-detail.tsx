// What is there to know about one card? Its face, its costs, its clause and the rulings that speak of it.

import type { GameId } from '@duello/games';
import { CardFace, type GallerySource, go, LANGUAGES, linkTo, otherLangs, useSettings } from '@duello/table';
import { Suspense, use, useEffect, useRef } from 'react';
import { type Rulebook, rulebook } from '../rulebook/rulebook-load.ts';
import { subjectOf, titleOf } from '../rulebook/rulebook-pieces.ts';
import { ReadingContext, RuleText } from '../rulebook/rulebook-text.tsx';
import { useWords } from '../words/use-words.ts';
import { hasWorkshop } from '../workshop/workshop-games.ts';

function RulesAbout({ card, opened }: { readonly card: string; readonly opened: Rulebook }) {
  const t = useWords();
  const { known } = opened;
  const clauses = [...opened.clauses.values()];
  const own = clauses.filter(({ id, text }) => !id.includes('-') && subjectOf(text, known) === card);
  const rulings = opened.rulings.get(card) ?? [];
  return (
    <>
      {own.length > 0 && <h3>{t('cards.rule')}</h3>}
      {own.map(({ id, text }) => (
        <p key={id}>
          <a className="clause-id" href={linkTo('rules', opened.game, id)}>
            {id}
          </a>{' '}
          <RuleText text={text} />
        </p>
      ))}
      {rulings.length > 0 && <h3>{t('cards.rulings')}</h3>}
      {rulings.map(({ id, text }) => {
        const { title, rest } = titleOf(id, text);
        return (
          <details key={id}>
            <summary>
              <span className="clause-id">{id}</span> {title}
            </summary>
            <p>
              <RuleText text={rest} /> <a href={linkTo('rules', opened.game, id)}>{t('cards.rulebook')}</a>
            </p>
          </details>
        );
      })}
    </>
  );
}

function LoadedRules({ game, card }: { readonly game: GameId; readonly card: string }) {
  const { lang } = useSettings();
  const opened = use(rulebook(game, lang));
  return (
    <ReadingContext value={{ rulebook: opened, find: [] }}>
      <RulesAbout card={card} opened={opened} />
    </ReadingContext>
  );
}

function Facts({ source, card }: { readonly source: GallerySource; readonly card: string }) {
  const t = useWords();
  const { lang } = useSettings();
  const { name, kind, lines, flavour, reminders = [] } = source.face(card, lang);
  return (
    <>
      <h2 id="detail-name">{name}</h2>
      <p className="gallery-facts">
        <span>{kind}</span>
        {source.facts(card, lang).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {otherLangs(lang).map((other) => (
          <span key={other}>
            {LANGUAGES[other]}: <span lang={other}>{source.face(card, other).name}</span>
          </span>
        ))}
      </p>
      <ul className="visually-hidden">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {flavour !== undefined && <li>{flavour}</li>}
      </ul>
      {reminders.length > 0 && (
        <>
          <h3>{t('cards.reminders')}</h3>
          <ul className="gallery-reminders">
            {reminders.map((reminder) => (
              <li key={reminder}>{reminder}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface Props {
  readonly game: GameId;
  readonly source: GallerySource;
  readonly card: string;
  readonly among: readonly string[];
}

/** The browser's own dialog: it keeps the focus, and Escape closes it. */
export function CardDetail({ game, source, card, among }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const at = among.indexOf(card);
  const neighbour = (step: number): string => among[(at + step + among.length) % among.length];
  const turn = (step: number): void => go('cards', game, neighbour(step));
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    close.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="gallery-detail"
      aria-labelledby="detail-name"
      onClose={() => go('cards', game)}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
    >
      <div className="gallery-inside">
        <div className="gallery-face" aria-hidden="true">
          <CardFace face={source.face(card, lang)} />
        </div>
        <div className="gallery-text">
          <Facts source={source} card={card} />
          <Suspense fallback={<p className="loading">{t('loading')}</p>}>
            <LoadedRules key={card} game={game} card={card} />
          </Suspense>
        </div>
      </div>
      <div className="gallery-ways">
        <button type="button" className="gallery-chip" onClick={() => turn(-1)} aria-label={t('cards.previous')}>
          ‹
        </button>
        <button type="button" className="gallery-chip" onClick={() => turn(1)} aria-label={t('cards.next')}>
          ›
        </button>
        {hasWorkshop(game) && (
          <a className="gallery-chip" href={linkTo('workshop', game, 'open', card)}>
            {t('cards.workshop')}
          </a>
        )}
        <button ref={close} type="button" className="gallery-chip" onClick={() => dialog.current?.close()}>
          {t('cards.close')}
        </button>
      </div>
    </dialog>
  );
}
