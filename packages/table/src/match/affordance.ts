// What can be done with a thing of the table just now, and what does pressing it do?

/** What a thing is just now: it can begin something, it can be meant, it has been taken into an answer. */
export interface Affordance {
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
export interface Interactions {
  readonly selected: string | null;
  affordanceOf(targetId: string): Affordance;
  /** The things that could be dropped on this one, as words of a zone. */
  dropsAt(targetId: string): string | undefined;
  press(targetId: string): void;
  /** Does the usual with a thing; false when there is nothing usual. */
  act(targetId: string): boolean;
  /** Does what begins with one thing and means the other; false when it can't be. */
  join(from: string, to: string): boolean;
  /** Says why one thing can't mean the other, and keeps it selected; false when there is nothing to say. */
  refuse(from: string, to: string): boolean;
}

/** What an answer that is being composed makes of the things, before anything is selected. */
export interface AnswerInteractions extends Omit<Interactions, 'selected' | 'affordanceOf'> {
  affordanceOf(targetId: string): Omit<Affordance, 'selected'>;
}

export const withSelected = (
  { affordanceOf, dropsAt, press, act, join, refuse }: AnswerInteractions,
  selected: string | null,
): Interactions => ({
  selected,
  affordanceOf: (targetId) => ({ ...affordanceOf(targetId), selected: selected === targetId }),
  dropsAt,
  press,
  act,
  join,
  refuse,
});

export const NO_AFFORDANCE: Affordance = {
  begins: false,
  meant: false,
  selected: false,
  picked: 0,
  why: null,
  clause: null,
};

/** Nobody can do anything. */
export const NO_INTERACTIONS: AnswerInteractions = {
  affordanceOf: () => NO_AFFORDANCE,
  dropsAt: () => undefined,
  press: () => {},
  act: () => false,
  join: () => false,
  refuse: () => false,
};
