// Where is the match in what somebody pasted? The page hands out addresses, the terminal `duello:…`; both read both.

/** What the terminal writes before a match's text. */
export const LINK_WORD = 'duello:';
/** Where it stands in an address of the page. */
const ADDRESS = /#(?:\/(?:replay|review)\/)?([^/?&#]+)/;

/** Chat and mail put these around a link. */
const AROUND = /^[<("'“«]+|[>)"'”».,;!?]+$/g;

/** The compact text of a match, alone or behind whatever makes it a link; anything else stays as it is. */
export function linkText(pasted: string): string {
  // A long link may have been broken into lines.
  const joined = pasted.replace(/\s+/g, '').replace(AROUND, '');
  const tail = ADDRESS.exec(joined)?.[1] ?? joined;
  return tail.startsWith(LINK_WORD) ? tail.slice(LINK_WORD.length) : tail;
}
