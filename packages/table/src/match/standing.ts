// How does a thing of the table stand just now, and what may the hand do with it?

/** What a thing is just now: it can begin something, it can be meant, it has been taken into an answer. */
export interface Standing {
  readonly begins: boolean;
  /** It can be dragged somewhere though nothing begins with it. */
  readonly drags?: boolean;
  readonly meant: boolean;
  readonly selected: boolean;
  /** Its number among what has been taken into an answer, or how often it has been; 0 when it is not. */
  readonly picked: number;
  /** Why nothing can be done with it, and the clause that says so. */
  readonly why: string | null;
  readonly clause: string | null;
}

/** What a table's parts know of its things, each by its name. */
export interface Handled {
  readonly selected: string | null;
  standing(thing: string): Standing;
  /** The things that could be dropped on this one, as words of a zone. */
  dropsAt(thing: string): string | undefined;
  press(thing: string): void;
  /** Does the usual with a thing; false when there is nothing usual. */
  act(thing: string): boolean;
  /** Does what begins with one thing and means the other; false when it can't be. */
  join(from: string, to: string): boolean;
}

/** What an answer that is being composed makes of the things, before anything is selected. */
export interface Handles extends Omit<Handled, 'selected' | 'standing'> {
  standing(thing: string): Omit<Standing, 'selected'>;
}

export const handled = ({ standing, dropsAt, press, act, join }: Handles, selected: string | null): Handled => ({
  selected,
  standing: (thing) => ({ ...standing(thing), selected: selected === thing }),
  dropsAt,
  press,
  act,
  join,
});

export const NOT_STANDING: Standing = {
  begins: false,
  meant: false,
  selected: false,
  picked: 0,
  why: null,
  clause: null,
};

/** Nobody can do anything. */
export const IDLE_HANDLES: Handles = {
  standing: () => NOT_STANDING,
  dropsAt: () => undefined,
  press: () => {},
  act: () => false,
  join: () => false,
};
