import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { BuiltFile, PieceRelease } from '../../packages/loader/src/bridge.ts';
import { readPlan, readRelease, tagsApart } from '../readPlan.ts';
import { CHUNK_BARS, LIBRARIES, SIZE_BARS } from './bars.ts';

export interface SizeRow {
  name: string;
  bytes: number;
  bar?: number;
}

/** Size of a built file as a browser downloads it. Throws when it has not been built. */
function bytesOf(folder: string, url: string): number {
  return statSync(join(folder, `${url}.br`)).size;
}

/** Whether a built chunk is this library's and has nothing else in it. */
function isLibrary(folder: string, url: string, mark: string): boolean {
  const pushed: [ids: unknown, modules: object][] = [];
  const file = readFileSync(join(folder, url), 'utf8');
  // What a chunk does is to add its modules to a list; none of them runs.
  const list = /^"use strict";\(globalThis\.(\w+)\|\|=\[\]\)/.exec(file)?.[1];
  if (!list) throw new Error(`${url} does not begin as chunks do.`);
  runInContext(file, createContext({ [list]: pushed }));
  const modules = pushed.flatMap(([, all]) => Object.values(all));
  return modules.length === 1 && String(modules[0]).includes(mark);
}

/**
 * What the release in this folder makes a browser download, read off its own plan. Where a page needs one file of
 * several, one brand's or one language's, the largest counts.
 */
export function measureSizes(folder: string): SizeRow[] {
  const { runtime } = readRelease(folder);
  const sum = (files: readonly BuiltFile[]) => files.reduce((total, { url }) => total + bytesOf(folder, url), 0);

  function measurePiece(tag: string): SizeRow[] {
    const { entry, chunks, variants } = readPlan(folder, tag);
    const name = tag.replace('travel-', '');
    // Brand and language are looks and words; what another attribute brings is code of the first use.
    const isCode = ([attribute]: [string, unknown]) => attribute !== 'brand' && attribute !== 'locale';
    const code = Object.entries(variants)
      .filter(isCode)
      .reduce((total, [, byValue]) => total + Math.max(...Object.values(byValue).map(sum)), 0);
    const library = LIBRARIES[tag];
    const theirs = library ? sum(filesOf(variants).filter(({ url }) => isLibrary(folder, url, library.mark))) : 0;
    if (library && theirs === 0) throw new Error(`No chunk of ${tag} is ${library.name} and nothing else.`);
    const largest = Object.entries(variants)
      .filter((variant) => !isCode(variant))
      .map(([attribute, byValue]) => {
        const visited = Object.entries(byValue).filter(([value]) => value !== 'pseudo'); // no visitor gets that one
        const sizes = visited.map(([value, files]) => ({ value, bytes: sum(files) }));
        const { value, bytes } = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
        return { name: `${name}, ${attribute} (largest: ${value})`, bytes };
      });
    return [
      { name: `${name}, federation container`, bytes: sum([entry]) },
      { name: `${name}, own chunk`, bytes: sum(chunks) + code - theirs, bar: CHUNK_BARS[tag] ?? SIZE_BARS.chunk },
      ...(library ? [{ name: `${name}, ${library.name}`, bytes: theirs }] : []),
      ...largest,
    ];
  }

  const parts: SizeRow[] = [
    { name: 'loader, step 0', bytes: bytesOf(folder, 'loader.js'), bar: SIZE_BARS.loader },
    { name: 'pieces.json', bytes: bytesOf(folder, 'pieces.json') },
    ...runtime.map(({ url }) => ({ name: fileName(url), bytes: bytesOf(folder, url) })),
    ...measurePiece('travel-header'),
  ];
  const all = parts.reduce((total, { bytes }) => total + bytes, 0);
  return [
    ...parts,
    { name: 'interactive header, all of the above', bytes: all, bar: SIZE_BARS.interactiveHeader },
    ...tagsApart(folder).flatMap(measurePiece),
  ];
}

const filesOf = (variants: PieceRelease['variants']) =>
  Object.values(variants).flatMap((byValue) => Object.values(byValue).flat());

/** `runtime/react.7ce6718199.js` -> `react.js` */
const fileName = (url: string) => url.replace(/^.*\//, '').replace(/\.[0-9a-f]{8,}(?=\.)/, '');
