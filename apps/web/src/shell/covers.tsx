// Which games are there? Four covers; the ones to come are marked so.

import { type GameId, isGameId } from '../host/games.ts';
import { useWords } from '../words/use-words.ts';
import { CoverIcon } from './cover-icon.tsx';
import type { CoverIconName } from './cover-icons.ts';
import { linkTo } from './route.ts';
import './covers.css';

interface Cover {
  readonly id: GameId;
  readonly main: CoverIconName;
  readonly around: readonly CoverIconName[];
}

const COVERS: readonly Cover[] = [
  {
    id: 'final-magic',
    main: 'orb-wand',
    around: ['small-fire', 'drop', 'rock', 'wind-hole'],
  },
  {
    id: 'contracts',
    main: 'scroll-quill',
    around: ['wax-seal'],
  },
  {
    id: 'battleground',
    main: 'crossed-swords',
    around: ['castle'],
  },
  {
    id: 'sun-moon',
    main: 'eclipse',
    around: ['sun', 'moon'],
  },
];

export function Covers() {
  return (
    <ul className="covers">
      {COVERS.map((cover) => (
        <li key={cover.id}>
          <CoverCard cover={cover} />
        </li>
      ))}
    </ul>
  );
}

function CoverCard({ cover }: { readonly cover: Cover }) {
  const t = useWords();
  const { id, main, around } = cover;
  const playable = isGameId(id);
  const inside = (
    <>
      <span className="cover-art" aria-hidden="true">
        {around.map((icon) => (
          <CoverIcon key={icon} name={icon} className="cover-around" />
        ))}
        <CoverIcon name={main} className="cover-main" />
      </span>
      <span className="cover-words">
        <span className="cover-name">{t(`game.${id}`)}</span>
        <span className="cover-text">{t(`cover.${id}`)}</span>
      </span>
      <span className="cover-state">{t(playable ? 'playable' : 'toCome')}</span>
    </>
  );
  if (!playable) {
    return (
      <div className="cover" data-game={id} data-playable="false">
        {inside}
      </div>
    );
  }
  return (
    <a className="cover" data-game={id} data-playable="true" href={linkTo('new', id)}>
      {inside}
    </a>
  );
}
