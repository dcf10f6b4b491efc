// Which games are there? Four covers; the ones to come are marked so.

import type { Key } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import { CoverIcon } from './cover-icon.tsx';
import type { CoverIconName } from './cover-icons.ts';
import { linkTo } from './route.ts';
import './covers.css';

interface Cover {
  readonly id: string;
  readonly name: Key;
  readonly text: Key;
  readonly main: CoverIconName;
  readonly around: readonly CoverIconName[];
  readonly playable: boolean;
}

const COVERS: readonly Cover[] = [
  {
    id: 'final-magic',
    name: 'game.final-magic',
    text: 'cover.final-magic',
    main: 'orb-wand',
    around: ['small-fire', 'drop', 'rock', 'wind-hole'],
    playable: true,
  },
  {
    id: 'contracts',
    name: 'game.contracts',
    text: 'cover.contracts',
    main: 'scroll-quill',
    around: ['wax-seal'],
    playable: true,
  },
  {
    id: 'battleground',
    name: 'game.battleground',
    text: 'cover.battleground',
    main: 'crossed-swords',
    around: ['castle'],
    playable: false,
  },
  {
    id: 'sun-moon',
    name: 'game.sun-moon',
    text: 'cover.sun-moon',
    main: 'eclipse',
    around: [],
    playable: false,
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
  const { id, name, text, main, around, playable } = cover;
  const inside = (
    <>
      <span className="cover-art" aria-hidden="true">
        {around.map((icon) => (
          <CoverIcon key={icon} name={icon} className="cover-around" />
        ))}
        <CoverIcon name={main} className="cover-main" />
      </span>
      <span className="cover-words">
        <span className="cover-name">{t(name)}</span>
        <span className="cover-text">{t(text)}</span>
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
