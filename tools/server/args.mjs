// What can be said to `npm start`? Read before anything is set up, so that a mistyped word costs nothing.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '../setup.mjs';

const USUAL_PORT = 4100;
export const USAGE = `npm start                          the page and online play, for this machine and others in its network
npm start -- --host 127.0.0.1      for this machine alone
npm start -- --port 8080           on another port (the next free one if it is taken)
npm start -- --open                and open it in the browser
npm start -- --data FOLDER         keep matches there (data/ if nothing is said)
npm start -- --db URL              keep them in PostgreSQL instead, for several servers
npm start -- --public-url URL      where people reach it, behind a proxy
npm start -- --cert FILE --key FILE   with TLS
npx duello play                    a match in the terminal instead`;

function portOf(text) {
  if (text === undefined) return USUAL_PORT;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  return fail(`--port must be a number from 0 to 65535, not "${text}".`, 'For example: npm start -- --port 8080');
}

function publicUrlOf(text) {
  if (text === undefined) return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).href.replace(/\/$/, '');
  return fail(
    `--public-url must be an address, not "${text}".`,
    'For example: --public-url https://duello.example.org',
  );
}

function fileText(name, path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`--${name} could not be read: ${error.message}.`, 'Give the path of a PEM file.');
  }
}

function tlsOf({ cert, key }) {
  if (cert === undefined && key === undefined) return null;
  if (cert === undefined || key === undefined)
    fail('TLS needs both --cert and --key.', 'Give the paths of two PEM files.');
  return { cert: fileText('cert', cert), key: fileText('key', key) };
}

/**
 * @param {readonly string[]} words
 */
export function readServerArgs(words) {
  const text = { type: 'string' };
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        ...{ port: text, host: text, data: text, db: text, 'public-url': text, cert: text, key: text },
        open: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return {
      help: values.help === true,
      open: values.open === true,
      port: portOf(values.port),
      host: values.host ?? '0.0.0.0',
      data: resolve(values.data ?? 'data'),
      db: values.db ?? null,
      publicUrl: publicUrlOf(values['public-url']),
      tls: tlsOf(values),
    };
  } catch (error) {
    if (!('code' in error)) throw error;
    return fail(`${error.message.split('. ')[0]}.`, USAGE);
  }
}
