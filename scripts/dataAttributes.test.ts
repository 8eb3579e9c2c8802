import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { DATA_ATTRIBUTES, type DataRoom } from '@travel-shell/core/dataAttributes';
import { describe, expect, it } from 'vitest';
import { ROOT } from './build/pieces.ts';

/** Tests and what only they use, texts of contracts, what is written from other files, the packages for other people's tests, what judges a page from outside, and pages of the back end. */
const isLeftOut = (file: string) =>
  /\.(test|stories|fixtures)\.|\/(test[A-Z]\w*|\w*Example)\.|\/(fixtures|generated|stories)\/|\/(dataAttributes|contract)\.ts$/.test(
    file,
  ) || /^(shared\/(testing|checks)|packages\/(doctor|testing|conformance|back-end))\//.test(file);

/** Names of kinds of consent, events and modules that look like attributes. */
const OTHERS = ['data-transfer', 'data-sharing-cookie-changed', 'data-sharing-failed', 'data-table', 'data-sharing'];

const ROOMS: Readonly<Record<string, DataRoom>> = {
  'packages/loader': 'loader',
  'packages/fragments': 'fragments',
  'packages/elements': 'elements',
  'packages/consent/src/head': 'consent.js',
  'shared/element': 'element',
  'shared/tokens': 'tokens',
  'shared/ui': 'ui',
};

/** A room whose files are released together: `packages/header`. */
const folderOf = (file: string) =>
  file.startsWith('packages/consent/src/head/') ? 'packages/consent/src/head' : file.split('/').slice(0, 2).join('/');
const roomOf = (folder: string): DataRoom => ROOMS[folder] ?? 'piece';

/** A file's code without comments and types, where JSX is calls with objects. */
function codeOf(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.css')) return text.replace(/\/\*.*?\*\//gs, '');
  return transformSync(text, {
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      minify: { compress: false, mangle: false, format: { comments: false } },
    },
    minify: true,
  }).code;
}

const nameOf = (property: string) => `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

interface Use {
  writes: Set<string>;
  reads: Set<string>;
}

function usesIn(code: string, isSheet: boolean): Use {
  const writes = new Set<string>();
  const reads = new Set<string>();
  // `[data-x` of a selector; `"data-x":` of JSX; ` data-x=` of HTML; `setAttribute("data-x"`.
  for (const { 0: name, index } of code.matchAll(/(?<![\w./-])data-[a-z]+(-[a-z]+)*(?![\w.-])/g)) {
    const [before, after] = [code.slice(Math.max(0, index - 20), index), code.slice(index + name.length)];
    if (OTHERS.includes(name) || /removeAttribute\(["'`]$/.test(before)) continue;
    const isWritten =
      !before.endsWith('[') && (/^["']:|^["']\]?=|^[=>]/.test(after) || /(set|toggle)Attribute\(["'`]$/.test(before));
    (isWritten && !isSheet && !/\*$/.test(before) ? writes : reads).add(name);
  }
  for (const [, isDeleted, property = '', isSet] of code.matchAll(/(delete [\w.]+)?\bdataset\??\.(\w+)(=(?![=>]))?/g)) {
    if (!isDeleted) (isSet ? writes : reads).add(nameOf(property));
  }
  // `const { loads, replay = '' } = link.dataset`, and `({ dataset: { src } })`.
  for (const [, one, two] of code.matchAll(/\{([^{}]*)\}=[\w.]+\.dataset\b|\bdataset:\{([^{}]*)\}/g))
    for (const property of (one ?? two ?? '').split(',')) reads.add(nameOf(/^\w*/.exec(property)?.[0] ?? ''));
  for (const [, property = ''] of code.matchAll(/"(\w+)"in \w+\.dataset\b/g)) reads.add(nameOf(property));
  // A whole dataset is told to the page.
  if (/\.\.\.\w+\.dataset\b/.test(code))
    for (const name of ['data-piece', 'data-part', 'data-action', 'data-label']) reads.add(name);
  return { writes, reads };
}

const folders = new Map<string, Use>();
const files = globSync(['packages/*/src/**/*.{ts,tsx,css}', 'shared/*/src/**/*.{ts,tsx,css}'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isLeftOut(file));
for (const file of files) {
  const { writes, reads } = usesIn(codeOf(file), file.endsWith('.css'));
  const all = folders.get(folderOf(file)) ?? { writes: new Set(), reads: new Set() };
  for (const name of writes) all.writes.add(name);
  for (const name of reads) all.reads.add(name);
  folders.set(folderOf(file), all);
}

const roomsWith = (name: string, how: keyof Use) => [
  ...new Set([...folders].filter(([, use]) => use[how].has(name)).map(([folder]) => roomOf(folder))),
];
const rows = Object.entries(DATA_ATTRIBUTES) as [string, { from: readonly DataRoom[]; to: readonly DataRoom[] }][];
const ours = (rooms: readonly DataRoom[]) => rooms.filter((room) => room !== 'page').sort();

describe.each(rows)('%s', (name, { from, to }) => {
  it('is written by those rooms that the dictionary names, and by no other', () => {
    expect(roomsWith(name, 'writes').sort()).toEqual(ours(from));
  });

  it('is read by those rooms that the dictionary names, and by no other', () => {
    expect(roomsWith(name, 'reads').sort()).toEqual(ours(to));
  });

  // The page's own writes and reads are not in our sources.
  it.skipIf([...from, ...to].includes('page'))('is written in one room and read in another', () => {
    const alone = [...folders.values()].filter(({ writes, reads }) => writes.has(name) !== reads.has(name));
    expect(alone.length).toBeGreaterThan(0);
  });
});

it('an attribute that the dictionary does not have is written and read by one room', () => {
  const lonely = [...folders].flatMap(([folder, { writes, reads }]) =>
    [...writes, ...reads]
      .filter((name) => !(name in DATA_ATTRIBUTES) && !(writes.has(name) && reads.has(name)))
      .map((name) => `${folder} ${writes.has(name) ? 'writes' : 'reads'} ${name}`),
  );
  expect([...new Set(lonely)]).toEqual([]);
});
