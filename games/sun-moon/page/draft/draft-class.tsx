// Which side will it be? Sun or moon, each with its plan; the other player has what is left.

import { Icon } from '@duello/table';
import { PLAYER_CLASSES, type PlayerClass } from '../../index.ts';
import { classSign } from '../cards/faces.ts';
import { useTable } from '../pieces/table-context.ts';
import './draft-class.css';

function Side({ id }: { readonly id: PlayerClass }) {
  const { words, affordanceOf, press, decision } = useTable();
  const { name, motto, plan } = words.sets[id];
  const targetId = `class:${id}`;
  const { meant, selected } = affordanceOf(targetId);
  return (
    <button
      type="button"
      className="sm-side-card"
      data-class={id}
      data-rove=""
      data-target={targetId}
      data-legal={meant}
      data-meant={meant}
      data-selected={selected}
      aria-pressed={selected}
      disabled={decision === null}
      onClick={() => press(targetId)}
    >
      <Icon name={classSign(id)} className="sm-side-sign" />
      <b>{name}</b>
      <i>{motto}</i>
      <span>{plan}</span>
    </button>
  );
}

export function DraftClass() {
  const { words } = useTable();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of a table are no form
    <div className="sm-sides" role="group" aria-label={words.nouns.class} data-group="classes">
      {PLAYER_CLASSES.map((id) => (
        <Side key={id} id={id} />
      ))}
    </div>
  );
}
