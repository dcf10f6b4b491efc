// How does a player's side read without pictures? A heading, and a row for each thing there is to know.

export type TextRow = readonly [name: string, value: string];

export function TextRows({ title, rows }: { readonly title: string; readonly rows: readonly TextRow[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="text-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
