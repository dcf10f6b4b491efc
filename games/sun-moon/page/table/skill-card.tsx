// What can every player do? The skill card with its four skills; tapped once one of them has been used.

import type { Seat } from '@duello/kernel';
import { Icon, type IconName } from '@duello/table';
import { SKILL_NAMES, type SkillName, skillState } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import './skill-card.css';

const SIGNS: Readonly<Record<SkillName, IconName>> = {
  inspire: 'sword-brandish',
  medicate: 'healing',
  ponder: 'card-draw',
  meditate: 'lotus-flower',
};

function Skill({ skill }: { readonly skill: SkillName }) {
  const { words, affordanceOf, press, act, peek } = useTable();
  const targetId = `skill:${skill}`;
  const { begins, selected, why } = affordanceOf(targetId);
  const { name, text } = words.skills[skill];
  return (
    <button
      type="button"
      className="sm-skill"
      data-rove=""
      data-target={targetId}
      data-skill={skill}
      data-legal={begins}
      data-begins={begins}
      data-selected={selected}
      aria-pressed={selected}
      aria-label={[name, text, why].filter(Boolean).join(', ')}
      title={text}
      onClick={() => press(targetId)}
      onDoubleClick={() => act(targetId)}
      onPointerEnter={() => peek(targetId)}
      onPointerLeave={() => peek(null)}
      onFocus={() => peek(targetId)}
      onBlur={() => peek(null)}
    >
      <Icon name={SIGNS[skill]} />
      <span className="sm-skill-name">{name}</span>
    </button>
  );
}

export function SkillCard({ seat }: { readonly seat: Seat }) {
  const { view, mine, words } = useTable();
  const { skillTapped, skillUsed } = view.players[seat];
  const state = words.table.skill[skillState(view.players[seat])];
  const label = `${words.nouns.skillCard}: ${state}`;
  const used = skillTapped || skillUsed;
  if (seat !== mine) {
    return (
      <span
        className="sm-skill-card sm-skill-other"
        data-zone={`skills-${seat}`}
        data-tapped={skillTapped}
        title={label}
      >
        <span className="visually-hidden">{label}</span>
        <Icon name="book-cover" />
        <span className="sm-skill-state" aria-hidden="true">
          {used ? '↷' : '✓'} <span className="sm-skill-word">{state}</span>
        </span>
      </span>
    );
  }
  return (
    <section
      className="sm-skill-card"
      data-zone={`skills-${seat}`}
      data-group="skills"
      data-tapped={skillTapped}
      data-used={used}
      aria-label={label}
    >
      {SKILL_NAMES.map((skill) => (
        <Skill key={skill} skill={skill} />
      ))}
      {used && (
        <span className="sm-skill-tapped" aria-hidden="true">
          ↷ {state}
        </span>
      )}
    </section>
  );
}
