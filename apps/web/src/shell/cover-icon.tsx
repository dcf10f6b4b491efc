// How is a picture drawn before the rest of them is loaded?

import { bodies } from 'virtual:cover-icons';
import type { CoverIconName } from './cover-icons.ts';

export function CoverIcon({ name, className = '' }: { readonly name: CoverIconName; readonly className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      // The drawings come from the icon set at build time, never from a person.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built in
      dangerouslySetInnerHTML={{ __html: bodies[name] }}
    />
  );
}
