// What do `--option k=v` flags say? The options of a match as JSON, for the game to check.

import { BadInput, type Json } from '@duello/kernel';

/** A value is JSON where it reads as JSON (`4`, `{"fire": […]}`), and otherwise text. */
export function readOptionFlags(flags: readonly string[]): { readonly [name: string]: Json } {
  const options: Record<string, Json> = {};
  for (const flag of flags) {
    const at = flag.indexOf('=');
    if (at < 1) throw new BadInput('', `--option wants name=value such as tankColour=keep, not "${flag}"`);
    const name = flag.slice(0, at);
    if (Object.hasOwn(options, name)) throw new BadInput('', `--option ${name} is given twice; once is enough`);
    options[name] = valueIn(flag.slice(at + 1));
  }
  return options;
}

function valueIn(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
