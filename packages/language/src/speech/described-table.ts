// What lies on a table, in words? One description that the terminal lays out in columns and the page as lists.

/** How much of how much: a `bar` for what shrinks from there, such as life; `pips` for few that are counted one by one. */
export interface Gauge {
  readonly value: number;
  readonly most: number;
  /** It may grow beyond `most`, which is only where it began. */
  readonly unlimited?: boolean;
  readonly as: 'bar' | 'pips';
}

/** One thing, with what there is to say of it. */
export interface DescribedItem {
  readonly text: string;
  /** Where it stands among others of its kind, from 1: such things stand each for itself. */
  readonly place?: number;
  readonly gauge?: Gauge;
  /** What is printed as `3/2` and read as "attack 3, defense 2". */
  readonly figures?: readonly (readonly [name: string, value: number])[];
  readonly facts?: readonly string[];
  readonly tone?: 'good' | 'warning' | 'bad' | 'dim';
}

/** Things of a kind behind their label; without a value and without things there are none. */
export interface DescribedRow {
  readonly label: string;
  /** How many there are, seen or not; or how it stands. */
  readonly value?: number | string;
  readonly items?: readonly (DescribedItem | string)[];
  /**
   * Where the row goes when space is short. `title`: beside the title, showing the value instead of the items, or the
   * items without their label. `front`: towards the middle of the table. `pile`: the value alone, opened on demand.
   */
  readonly at?: 'title' | 'front' | 'pile';
}

/** A side of the table, or what stands between the two. */
export interface DescribedSection {
  /** null for what its rows name well enough. */
  readonly title: string | null;
  readonly rows: readonly DescribedRow[];
}

export interface DescribedTable {
  /** Where the match stands. */
  readonly head: readonly string[];
  readonly far: DescribedSection;
  readonly between: readonly DescribedSection[];
  readonly near: DescribedSection;
}

export const itemOf = (item: DescribedItem | string): DescribedItem =>
  typeof item === 'string' ? { text: item } : item;
