// How does a section of the rulebook look? Clauses with their anchors and cards, steps, pictures, tables.

import type { RulesBlock as Block, RulesClause as Clause, RulesTable as Table } from '@duello/language';
import { CardFace, linkTo } from '@duello/table';
import { useWords } from '../words/use-words.ts';
import { pictureOf } from './rulebook-pictures.ts';
import { subjectOf, titleOf } from './rulebook-pieces.ts';
import { Marked, RuleText, useReading } from './rulebook-text.tsx';

/** Rulings and steps that speak of the card. */
function RulingLinks({ card }: { readonly card: string }) {
  const t = useWords();
  const { rulebook } = useReading();
  const about = rulebook.rulings.get(card) ?? [];
  if (about.length === 0) return null;
  return (
    <span className="clause-rulings">
      {t('rules.rulings')}{' '}
      {about.map(({ id, text }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a className="book-rule" href={linkTo('rules', rulebook.game, id)} title={titleOf(id, text).title}>
            {id}
          </a>
        </span>
      ))}
    </span>
  );
}

function ClauseCard({ card, small }: { readonly card: string; readonly small: boolean }) {
  const { rulebook } = useReading();
  const { game, lang, book } = rulebook;
  const face = book.face(card, lang);
  return (
    <a className="clause-card" href={linkTo('cards', game, card)} data-card={small ? card : undefined}>
      <span className="visually-hidden">{face.name}</span>
      <span aria-hidden="true">
        <CardFace face={face} />
      </span>
    </a>
  );
}

function ClauseItem({ clause, here }: { readonly clause: Clause; readonly here: boolean }) {
  const { rulebook, find } = useReading();
  const { id, text } = clause;
  const { title, rest } = titleOf(id, text);
  // Below its clause a ruling needs no card of its own.
  const card = clause.below ? null : subjectOf(text, rulebook.known);
  const ruling = title !== '';
  return (
    <div
      id={id}
      className="clause"
      data-below={clause.below || undefined}
      tabIndex={-1}
      aria-current={here ? 'true' : undefined}
      data-subject={card ?? undefined}
      data-card-size={card === null ? undefined : ruling ? 'small' : 'full'}
    >
      {card !== null && <ClauseCard card={card} small={ruling} />}
      <div className="clause-text">
        <a className="clause-id" href={linkTo('rules', rulebook.game, id)}>
          <Marked text={id} find={find} />
        </a>{' '}
        {ruling && (
          <>
            <strong>
              <Marked text={title} find={find} />
            </strong>{' '}
          </>
        )}
        <RuleText text={rest} />
        {card !== null && !ruling && <RulingLinks card={card} />}
      </div>
    </div>
  );
}

/** Each clause with the rulings below it; one whose clause a search has left out stands alone. */
function groupsOf(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (clause.below && last !== undefined) last.push(clause);
    else groups.push([clause]);
  }
  return groups;
}

function ClauseGroup({ group, here }: { readonly group: readonly Clause[]; readonly here: string | null }) {
  const [clause, ...rulings] = group;
  return (
    <li>
      <ClauseItem clause={clause} here={clause.id === here} />
      {rulings.length > 0 && (
        <ul className="clauses-below">
          {rulings.map((ruling) => (
            <li key={ruling.id}>
              <ClauseItem clause={ruling} here={ruling.id === here} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function RulesTable({ table, title }: { readonly table: Table; readonly title: string }) {
  return (
    // A wide table scrolls within itself; it takes the focus so that keys can scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable
    <section className="book-table" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, at) => (
                <td key={table.head[at]}>
                  <RuleText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function BlockView({
  block,
  title,
  here,
}: {
  readonly block: Block;
  readonly title: string;
  readonly here: string | null;
}) {
  switch (block.kind) {
    case 'clauses':
      return (
        <ul className="clauses">
          {groupsOf(block.clauses).map((group) => (
            <ClauseGroup key={group[0].id} group={group} here={here} />
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="book-steps" start={block.first}>
          {block.steps.map((step) => (
            <li key={step}>
              <RuleText text={step} />
            </li>
          ))}
        </ol>
      );
    case 'picture':
      return <img className="book-picture" src={pictureOf(block.file)} alt={block.alt} />;
    case 'paragraph':
      return (
        <p>
          <RuleText text={block.text} />
        </p>
      );
    case 'table':
      return <RulesTable table={block} title={title} />;
  }
}
