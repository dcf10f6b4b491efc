// What is foreseen of a summon that no arrow can show? A word on its field: it defends, is blocked, or is kept from acting.

import type { Deed, Plan, Words } from '../../index.ts';
import type { Turned } from '../pieces/board-orientation.ts';
import type { Say } from '../words/use-words.ts';

interface Tag {
  readonly key: string;
  readonly field: string;
  readonly text: string;
}

function tagOf(deed: Deed, t: Say, { conditions }: Words): Omit<Tag, 'key'> | null {
  switch (deed.does) {
    case 'defend':
      return { field: deed.at, text: t('battleground.tagDefends', { n: deed.defence }) };
    case 'blocked':
      return { field: deed.at, text: t('battleground.tagBlocked') };
    case 'skip':
      return {
        field: deed.at,
        text: deed.by === 'snare' || deed.by === 'stun' || deed.by === 'disarm' ? conditions[deed.by].name : '',
      };
    default:
      return null;
  }
}

/** The last word counts: whoever is blocked and then defends, defends. */
export function tagsOf(plans: readonly Plan[], t: Say, words: Words): readonly Tag[] {
  return plans.flatMap(({ summon: { id }, deeds }) => {
    const tag = deeds.map((deed) => tagOf(deed, t, words)).findLast((one) => one !== null);
    return tag === undefined || tag === null ? [] : [{ key: `tag-${id}`, ...tag }];
  });
}

interface Props {
  readonly tag: Tag;
  readonly width: number;
  readonly height: number;
  readonly turned: Turned;
}

export function ArrowTag({ tag, width, height, turned: { middleOf, geometry } }: Props) {
  const { x, y } = middleOf(tag.field);
  const size = Math.min(13, width / geometry.lanes / 5);
  return (
    <text
      className="bg-arrow-tag"
      x={(x * width) / geometry.lanes}
      y={((y + 0.02) * height) / geometry.rows}
      fontSize={size}
      textAnchor="middle"
    >
      {tag.text}
    </text>
  );
}
