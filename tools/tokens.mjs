// Which words and strings does a source file contain, and on which line? Comments are left out: they may say anything.

/** After these a slash begins a regular expression; after anything else it divides. */
const BEFORE_REGEX = /(?:^|[=([{,;:!&|?+\-*%<>~^]|=>|\b(?:return|typeof|case|in|of|void|delete))$/;

const PATTERNS = [
  ['space', /\s+/y],
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['string', /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y],
  ['word', /[A-Za-z_$][\w$]*/y],
  ['number', /\d[\w.]*/y],
  ['regex', /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/y],
  ['mark', /\.\.\.|=>|[\s\S]/y],
];

const TEMPLATE_TEXT = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*/y;

/**
 * @param {string} source
 * @returns {{ kind: 'word' | 'string' | 'number' | 'regex' | 'mark', text: string, line: number }[]}
 */
export function tokens(source) {
  const found = [];
  const openBraces = []; // one entry per brace still open; true where it is the `${` of a template
  let at = 0;
  let line = 1;

  const match = (pattern) => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0] ?? null;
  };
  const take = (kind, text, kept = text) => {
    if (kind !== 'space' && kind !== 'comment') found.push({ kind, text: kept, line });
    at += text.length;
    line += text.split('\n').length - 1;
  };
  const takeTemplateText = () => {
    take('string', match(TEMPLATE_TEXT));
    const opensExpression = source.startsWith('${', at);
    if (opensExpression) openBraces.push(true);
    at += opensExpression ? 2 : 1;
  };
  const regexMayBegin = () => BEFORE_REGEX.test(found.at(-1)?.text ?? '');

  while (at < source.length) {
    const [kind, text] = next(match, regexMayBegin);
    if (kind === 'mark' && text === '{') openBraces.push(false);
    const closesTemplate = kind === 'mark' && text === '}' && openBraces.pop() === true;
    if (closesTemplate || text === '`') {
      if (closesTemplate) found.push({ kind: 'mark', text, line });
      at += 1;
      takeTemplateText();
    } else {
      take(kind, text, kind === 'string' ? text.slice(1, -1) : text);
    }
  }
  return found;
}

function next(match, regexMayBegin) {
  for (const [kind, pattern] of PATTERNS) {
    if (kind === 'regex' && !regexMayBegin()) continue;
    const text = match(pattern);
    if (text !== null) return [kind, text];
  }
  return ['mark', ''];
}
