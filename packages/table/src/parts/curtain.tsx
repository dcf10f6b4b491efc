// How do two people share one screen? A curtain covers everything until the one whose turn it is says so.

import { Button } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import { useWords } from '../words/use-words.ts';
import './curtain.css';

interface Props {
  readonly name: string;
  /** What has happened in the open since this person looked last. */
  readonly news: readonly string[];
  lift(): void;
}

export function Curtain({ name, news, lift }: Props) {
  const t = useWords();
  return (
    <main className="curtain">
      <section className="curtain-card" aria-label={t('table.curtain', { name })}>
        <Icon name="hourglass" />
        <h1>{t('table.curtain', { name })}</h1>
        <p>{t('table.curtainText')}</p>
        {news.length > 0 && (
          <details>
            <summary>{t('table.curtainNews')}</summary>
            <ul>
              {news.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never change while the curtain is down
                <li key={index}>{line}</li>
              ))}
            </ul>
          </details>
        )}
        <Button className="button primary" autoFocus onPress={lift}>
          {t('table.curtainLift', { name })}
        </Button>
      </section>
    </main>
  );
}
