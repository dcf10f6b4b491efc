// How is a picture drawn? As an inline drawing in the colour of the text around it.

import { bodies } from 'virtual:icons/table';
import type { IconName } from './icon-names.ts';

const drawings = new Map<string, string>(Object.entries(bodies));

/** A game brings its own drawings along with its cards. */
export function addDrawings(more: Readonly<Record<string, string>>): void {
  for (const [name, body] of Object.entries(more)) drawings.set(name, body);
}

export const drawingOf = (name: string): string => drawings.get(name) ?? '';
export const hasDrawing = (name: string): boolean => drawings.has(name);
/** Those that are there without asking for more. */
export const drawingNames = (): readonly string[] => [...drawings.keys()];

interface Props<Name extends string> {
  readonly name: Name;
  readonly className?: string;
}

export const Icon = (props: Props<IconName>) => <Drawing {...props} />;

/** Nothing where there is no such drawing. */
export function Drawing({ name, className = '' }: Props<string>) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      // The drawings come from the icon set at build time, never from a person.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built in
      dangerouslySetInnerHTML={{ __html: drawingOf(name) }}
    />
  );
}
