// Who made what is used here, and under which licence?

import { Page } from '../frame/page.tsx';
import { useWords } from '../words/use-words.ts';
import './credits.css';

const TYPEFACES = [
  ['Source Sans 3', './licences/source-sans-3.txt'],
  ['Eczar', './licences/eczar.txt'],
] as const;

export function CreditsPage() {
  const t = useWords();
  return (
    <Page title={t('credits')}>
      <div className="credits">
        <section className="panel">
          <h2>{t('creditsIcons')}</h2>
          <p>{t('creditsIconsText')}</p>
          <p className="credits-links">
            <a href="https://game-icons.net/" rel="external noreferrer">
              {t('creditsIconsLink')}
            </a>
            <a href="https://creativecommons.org/licenses/by/3.0/" rel="license external noreferrer">
              {t('creditsLicenceLink')}
            </a>
          </p>
        </section>
        <section className="panel">
          <h2>{t('creditsCode')}</h2>
          <p>{t('creditsCodeText')}</p>
          <p>{t('creditsMade')}</p>
          <p className="credits-links">
            <a href="./licences/code.txt" rel="license">
              {t('creditsCodeLicences')}
            </a>
          </p>
          <p className="hint">{t('creditsVersion', { version: DUELLO_VERSION })}</p>
        </section>
        <section className="panel">
          <h2>{t('creditsFonts')}</h2>
          <p>{t('creditsFontsText')}</p>
          <p className="credits-links">
            {TYPEFACES.map(([name, licence]) => (
              <a key={name} href={licence} rel="license">
                {t('creditsFontLicence', { name })}
              </a>
            ))}
          </p>
        </section>
      </div>
    </Page>
  );
}
