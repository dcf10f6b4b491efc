// Under which licences is the code of others that comes with the page? All of them in one file, from what was really bundled.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the tools write into the page themselves: no module tells where it comes from. */
const WRITTEN_BY_TOOLS = [
  ...['vite', 'rolldown', 'vite-plugin-pwa'],
  ...['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
].map((name) => join(import.meta.dirname, '..', '..', 'node_modules', name));

/** The folder of the package that a module lies in; null for our own. */
function packageOf(module: string): string | null {
  const [path] = module.replace(/^\0/, '').split('?');
  const inside = path.lastIndexOf('/node_modules/');
  if (inside < 0) return null;
  for (let folder = dirname(path); folder.length > inside; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    // Folders of a package may say how their modules are read; only the package itself has a version.
    if (existsSync(file) && 'version' in JSON.parse(readFileSync(file, 'utf8'))) return folder;
  }
  return null;
}

/** What a tool's licence says of the code inside the tool is not about the page. */
const OF_THE_TOOL = /\n# Licenses of bundled dependencies.*/s;

/** For packages that name their licence and leave out its words. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

interface Author {
  readonly name?: string;
}

function licenceOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (file === undefined && license !== 'MIT')
    throw new Error(`${name} is in the page, but has no licence to ship with it`);
  const by = (given: string | Author | undefined): string => (typeof given === 'object' ? given.name : given) ?? name;
  const text =
    file === undefined
      ? `Copyright (c) ${by(author)}\n\n${MIT}`
      : readFileSync(join(folder, file), 'utf8').replace(OF_THE_TOOL, '').trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}

const RULE = `\n${'-'.repeat(80)}\n\n`;

/** One plugin for the page, and one for what its workers add. */
export function bundledLicences(): { readonly page: Plugin; readonly worker: Plugin } {
  const folders = new Set(WRITTEN_BY_TOOLS);
  const note = (bundle: Rolldown.OutputBundle): void => {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    for (const folder of modules.map(packageOf)) if (folder !== null) folders.add(folder);
  };
  return {
    page: {
      name: 'duello-licences',
      generateBundle(_, bundle) {
        note(bundle);
        const texts = [...new Set([...folders].map(licenceOf))].sort();
        this.emitFile({ type: 'asset', fileName: 'licences/code.txt', source: texts.join(RULE) });
      },
    },
    worker: { name: 'duello-licences-of-workers', generateBundle: (_, bundle) => note(bundle) },
  };
}
