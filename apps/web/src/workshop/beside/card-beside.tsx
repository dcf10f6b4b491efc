// What stands beside the form? The card in its frame, its text in every language, its worth, what is wrong, and what has changed.

import { type CardSet, type Difference, differences, type FormWords, type Workshop, wordFor } from '@duello/cards/form';
import type { Json } from '@duello/kernel';
import { isRecord, LANGS } from '@duello/language';
import { CardFace, isOwnPicture, LANGUAGES, useSettings } from '@duello/table';
import { drawingWords } from '../form/drawing-search.tsx';
import { fieldId } from '../form/form-context.ts';
import { useWords } from '../words/use-words.ts';
import { placeWords } from './path-words.ts';
import type { Report } from './use-report.ts';

export interface BesideProps {
  readonly workshop: Workshop;
  readonly words: FormWords;
  readonly cards: CardSet;
  readonly id: string;
  readonly report: Report;
}

export function CardBeside(props: BesideProps) {
  const t = useWords();
  return (
    // Where it has no room for all, the arrow keys scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="panel shop-beside" aria-labelledby="shop-beside" tabIndex={0}>
      <h2 id="shop-beside">{t('shop.preview')}</h2>
      <CardReport {...props} toField={focusField} />
    </section>
  );
}

interface ReportProps extends BesideProps {
  /** Whoever presses a problem wants to mend it. */
  toField(path: string): void;
}

export function CardReport({ workshop, words, cards, id, report, toField }: ReportProps) {
  const t = useWords();
  const { lang } = useSettings();
  const face = report.faces[LANGS.indexOf(lang)];
  return (
    <>
      {face !== undefined && (
        <div className="shop-face" aria-hidden="true">
          <CardFace face={face} />
        </div>
      )}
      {!report.isWhole && <p className="hint">{t('shop.before')}</p>}
      <div className="shop-problems" role="status">
        <h3>{t('shop.problems')}</h3>
        {report.problems.length === 0 ? (
          <p className="shop-fine">{t('shop.fine')}</p>
        ) : (
          <ul>
            {report.problems.map(({ path, text }) => (
              <li key={`${path} ${text}`}>
                <button type="button" className="shop-to-field" onClick={() => toField(path)}>
                  {placeWords(t, words, cards[id], path)}
                </button>{' '}
                <span className="problem">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {report.faces.map((one, at) => (
        <div key={LANGS[at]} className="shop-text">
          <h3>{t('shop.inLang', { lang: LANGUAGES[LANGS[at]] })}</h3>
          <p lang={LANGS[at]}>
            <b>{one.name}</b> <span className="hint">{[one.kind, one.pips?.label].filter(Boolean).join(' · ')}</span>
          </p>
          {one.lines.length === 0 && <p className="hint">{t('shop.noText')}</p>}
          {one.lines.map((line) => (
            <p key={line} lang={LANGS[at]}>
              {line}
            </p>
          ))}
        </div>
      ))}
      <h3>{t('shop.estimate')}</h3>
      {report.estimate === null ? (
        <p className="hint">{t('shop.noEstimate')}</p>
      ) : (
        <p>
          <b>{t('shop.points', { points: report.estimate.points.toFixed(1) })}</b>{' '}
          {report.estimate.budget !== null && (
            <span className="hint">
              {t('shop.usual', {
                usual: report.estimate.budget.usual.toFixed(1),
                most: report.estimate.budget.most.toFixed(1),
              })}
            </span>
          )}
        </p>
      )}
      {face?.reminders !== undefined && face.reminders.length > 0 && (
        <>
          <h3>{t('shop.reminders')}</h3>
          <ul className="shop-list">
            {face.reminders.map((reminder) => (
              <li key={reminder}>{reminder}</li>
            ))}
          </ul>
        </>
      )}
      <Changes workshop={workshop} words={words} cards={cards} id={id} />
    </>
  );
}

/** The field itself, or the nearest one around it. */
export function focusField(path: string): void {
  for (
    let at = path;
    at !== '';
    at = at.includes('.') || at.includes('[') ? at.replace(/(\.[^.[]+|\[\d+\])$/, '') : ''
  ) {
    const found = document.getElementById(fieldId(at));
    if (found === null) continue;
    found.focus();
    found.scrollIntoView({ block: 'center' });
    return;
  }
  document.getElementById('shop-form')?.scrollIntoView({ block: 'start' });
}

type ChangesProps = Omit<BesideProps, 'report'>;

/** What belongs to a set and to no printed card. */
const OF_SET: readonly string[] = ['instead', 'copies', 'edition'];

function Changes({ workshop, words, cards, id }: ChangesProps) {
  const t = useWords();
  const card = cards[id];
  const { instead } = card;
  const printed = isRecord(instead) && typeof instead.card === 'string' ? instead.card : null;
  if (printed === null || !workshop.box.includes(printed)) return null;
  const found = differences(workshop.printed(printed), card).filter(
    ({ path }) => !OF_SET.some((one) => path.startsWith(one)),
  );
  const said = (value: Json | undefined, path: string): string => {
    if (path === 'picture' && typeof value === 'string')
      return isOwnPicture(value) ? t('shop.picture.own') : drawingWords(value);
    if (value === undefined || value === null) return t('shop.nothing');
    if (typeof value === 'boolean') return t(value ? 'shop.yes' : 'shop.no');
    if (typeof value === 'string') return wordFor(words, value);
    if (typeof value === 'number') return String(value);
    return Object.keys(value).length === 0 ? t('shop.nothing') : t('shop.more');
  };
  return (
    <>
      <h3>{t('shop.changes')}</h3>
      {found.length === 0 && <p className="hint">{t('shop.changes.none')}</p>}
      <ul className="shop-list">
        {found.map(({ path, before, after }: Difference) => (
          <li key={path}>
            {placeWords(t, words, card, path)}: {t('shop.was', { before: said(before, path) })},{' '}
            <b>{t('shop.isNow', { after: said(after, path) })}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
