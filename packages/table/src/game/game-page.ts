// What is a game to the page? Name, cover and where the rest is: small, for it comes with the first page.

import type { ComponentType, ReactNode } from 'react';
import type { Later } from '../browser/later.ts';
import type { IconName } from '../icons/icon-names.ts';
import type { TableProps } from '../match/table-props.ts';
import type { Lang } from '../settings/settings.ts';
import type { CardBook } from './card-book.ts';
import type { GallerySource } from './gallery-source.ts';
import type { AnyBoard } from './game-board.ts';
import type { AnyLesson } from './lesson.ts';
import type { ChosenOptions, SetUp } from './set-up.ts';

/** A few words in each language. */
export type Said = Readonly<Record<Lang, string>>;

/** The frame that the app puts around a page. */
export interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** The page brings its own heading. */
  readonly ownHeading?: boolean;
}

export interface OwnPageProps {
  /** What the address names behind the page, such as a deck. */
  readonly named: string | null;
  readonly Frame: ComponentType<FrameProps>;
}

/** A page that only this game has, and how the first page leads to it. */
export interface OwnPage {
  readonly title: Said;
  readonly text: Said;
  load(): Promise<ComponentType<OwnPageProps>>;
}

/** Everything beyond name and cover is loaded when it is opened. */
export interface GamePage {
  readonly name: Said;
  readonly tagline: Said;
  readonly cover: { readonly main: IconName; readonly around: readonly IconName[] };
  /** The options of who has finished no match of it yet. */
  readonly firstMatch: ChosenOptions;
  readonly table: Later<TableProps>;
  board(): Promise<AnyBoard>;
  /** What a game may do without; there is no way to what it has not. */
  setUp?(): Promise<SetUp>;
  lesson?(): Promise<AnyLesson>;
  /** What the lesson is about, and about how long it takes. */
  readonly teaches?: { readonly text: Said; readonly minutes: number };
  gallery?(): Promise<GallerySource>;
  book?(): Promise<CardBook>;
  /** Cards that are worth a first look, for the fan on the first page. */
  readonly showcase?: readonly string[];
  /** Pages that only this game has, by the word that names each in an address. */
  readonly pages?: Readonly<Record<string, OwnPage>>;
}
