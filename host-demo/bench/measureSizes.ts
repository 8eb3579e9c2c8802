import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile, Release } from '../../packages/loader/src/bridge.ts';
import { SIZE_BARS } from './bars.ts';

export interface SizeRow {
  name: string;
  bytes: number;
  bar?: number;
}

/** Size of a built file as a browser downloads it. Throws when it has not been built. */
function bytesOf(folder: string, url: string): number {
  return statSync(join(folder, `${url}.br`)).size;
}

/**
 * What the release in this folder makes a browser download, read off its own plan. Where a page needs one file of
 * several, one brand's or one language's, the largest counts.
 */
export function measureSizes(folder: string): SizeRow[] {
  const release: Release = JSON.parse(readFileSync(join(folder, 'pieces.json'), 'utf8'));
  const sum = (files: readonly BuiltFile[]) => files.reduce((total, { url }) => total + bytesOf(folder, url), 0);
  const header = release.pieces['travel-header'];
  if (!header) throw new Error(`${folder}/pieces.json has no travel-header. Build the pieces first: npm run build.`);

  const loader = bytesOf(folder, 'loader.js');
  const plan = bytesOf(folder, 'pieces.json');
  const runtime = release.runtime.map(({ url }) => ({ name: fileName(url), bytes: bytesOf(folder, url) }));
  const container = sum([header.entry]);
  const chunks = sum(header.chunks);
  const variants = Object.entries(header.variants).map(([attribute, byValue]) => {
    const visited = Object.entries(byValue).filter(([value]) => value !== 'pseudo'); // no visitor gets that one
    const sizes = visited.map(([value, files]) => ({ value, bytes: sum(files) }));
    const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
    return { name: `header, ${attribute} (largest: ${largest.value})`, bytes: largest.bytes };
  });

  const parts: SizeRow[] = [
    { name: 'loader, step 0', bytes: loader, bar: SIZE_BARS.loader },
    { name: 'pieces.json', bytes: plan },
    ...runtime,
    { name: 'header, federation container', bytes: container },
    { name: 'header, own chunk', bytes: chunks, bar: SIZE_BARS.headerChunk },
    ...variants,
  ];
  const all = parts.reduce((total, { bytes }) => total + bytes, 0);
  return [...parts, { name: 'interactive header, all of the above', bytes: all, bar: SIZE_BARS.interactiveHeader }];
}

/** `runtime/react.7ce6718199.js` -> `react.js` */
const fileName = (url: string) => url.replace(/^.*\//, '').replace(/\.[0-9a-f]{8,}(?=\.)/, '');
