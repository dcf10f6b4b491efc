// How is a text told from others in a few letters?

const LENGTH = 6;

/** Six hexadecimal digits, the same everywhere (FNV-1a). */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0').slice(-LENGTH);
}
