// Which games are there? Their covers, each with the way to choose a match and the one click that begins it.

import { GAME_IDS, type GameId } from '@duello/games';
import { linkTo, useSettings } from '@duello/table';
import { CoverIcon } from '../games/cover-icon.tsx';
import { pageOf } from '../games/pages.ts';
import { openQuickMatch } from '../match/open-match.ts';
import { readyMatch } from '../match/ready-match.ts';
import { useWords } from '../words/use-words.ts';
import './covers.css';

export const Covers = () => (
  <ul className="covers">
    {GAME_IDS.map((game) => (
      <li key={game}>
        <Cover game={game} />
      </li>
    ))}
  </ul>
);

function Cover({ game }: { readonly game: GameId }) {
  const t = useWords();
  const { lang } = useSettings();
  const { name, tagline, cover } = pageOf(game);
  const ready = (): void => readyMatch(game);
  return (
    <div className="cover" data-game={game}>
      <a className="cover-link" href={linkTo('new', game)}>
        <span className="cover-art" aria-hidden="true">
          {cover.around.map((icon) => (
            <CoverIcon key={icon} name={icon} className="cover-around" />
          ))}
          <CoverIcon name={cover.main} className="cover-main" />
        </span>
        <span className="cover-words">
          <span className="cover-name">{name[lang]}</span>
          <span className="cover-text">{tagline[lang]}</span>
          <span className="cover-options">{t('matchOptions')}</span>
        </span>
      </a>
      <button
        type="button"
        className="button cover-play"
        aria-label={t('playOf', { game: name[lang] })}
        onPointerEnter={ready}
        onFocus={ready}
        onClick={() => openQuickMatch(game)}
      >
        {t('play')}
      </button>
    </div>
  );
}
