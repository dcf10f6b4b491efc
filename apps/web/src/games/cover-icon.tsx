// How is a picture drawn before the rest of them is loaded?

import { bodies } from 'virtual:icons/covers';

export function CoverIcon({ name, className = '' }: { readonly name: string; readonly className?: string }) {
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
