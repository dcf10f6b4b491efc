// What is there to know about one card? Its face, its costs, its clause and the rulings that speak of it.

import { boxCards, copiesOf, words } from '@duello/final-magic';
import { Suspense, use, useEffect, useRef } from 'react';
import { go, linkTo } from '../../shell/route.ts';
import { type Rulebook, rulebook } from '../../shell/rulebook-load.ts';
import { subjectOf, titleOf } from '../../shell/rulebook-pieces.ts';
import { ReadingContext, RuleText } from '../../shell/rulebook-text.tsx';
import { useSettings } from '../../shell/settings.ts';
import { CardFace } from '../../table/card.tsx';
import { useWords } from '../../words/use-words.ts';
import { boxFaces } from './rulebook-faces.ts';

const GAME = 'final-magic';
/** A game sells six Grand Mana Gems unless its options say otherwise. */
const STANDARD = { grandGems: 6 } as const;

function RulesAbout({ card, opened }: { readonly card: string; readonly opened: Rulebook }) {
  const t = useWords();
  const { known } = opened;
  const clauses = [...opened.clauses.values()];
  const own = clauses.filter(({ id, text }) => !id.includes('-') && subjectOf(text, known) === card);
  const rulings = opened.rulings.get(card) ?? [];
  return (
    <>
      <h3>{t('cards.rule')}</h3>
      {own.map(({ id, text }) => (
        <p key={id}>
          <a className="clause-id" href={linkTo('rules', GAME, id)}>
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
              <RuleText text={rest} /> <a href={linkTo('rules', GAME, id)}>{t('cards.rulebook')}</a>
            </p>
          </details>
        );
      })}
    </>
  );
}

function LoadedRules({ card }: { readonly card: string }) {
  const { lang } = useSettings();
  const opened = use(rulebook(GAME, lang));
  return (
    <ReadingContext value={{ rulebook: opened, find: [] }}>
      <RulesAbout card={card} opened={opened} />
    </ReadingContext>
  );
}

function Facts({ card }: { readonly card: string }) {
  const t = useWords();
  const { lang } = useSettings();
  const data = boxCards.get(card);
  const other = lang === 'en' ? 'it' : 'en';
  const { face } = boxFaces(lang);
  if (data === undefined) return null;
  return (
    <>
      <h2 id="detail-name">{face(card).name}</h2>
      <p className="gallery-facts">
        <span>{face(card).kind}</span>
        <span>{words[lang].costs(data)}</span>
        <span>{t('cards.copies', { n: copiesOf(card, STANDARD) ?? 0 })}</span>
        <span>
          {words[other].language}: <span lang={other}>{boxFaces(other).nameOf(card)}</span>
        </span>
      </p>
    </>
  );
}

/** The browser's own dialog: it keeps the focus, and Escape closes it. */
export function CardDetail({ card, among }: { readonly card: string; readonly among: readonly string[] }) {
  const t = useWords();
  const { lang } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const at = among.indexOf(card);
  const neighbour = (step: number): string => among[(at + step + among.length) % among.length];
  const turn = (step: number): void => go('cards', GAME, neighbour(step));
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    close.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="gallery-detail"
      aria-labelledby="detail-name"
      onClose={() => go('cards', GAME)}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
    >
      <div className="gallery-inside">
        <div className="gallery-face" aria-hidden="true">
          <CardFace face={boxFaces(lang).face(card)} />
        </div>
        <div className="gallery-text">
          <Facts card={card} />
          <ul className="visually-hidden">
            {boxFaces(lang)
              .face(card)
              .lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
          <Suspense fallback={<p className="loading">{t('loading')}</p>}>
            <LoadedRules key={card} card={card} />
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
        <button ref={close} type="button" className="gallery-chip" onClick={() => dialog.current?.close()}>
          {t('cards.close')}
        </button>
      </div>
    </dialog>
  );
}
