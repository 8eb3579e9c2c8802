import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from '@travel-shell/loader/bridge';
import { readPlan, readRelease, tagsApart } from '../readPlan.ts';
import { bytesByOwner, bytesOf, OWNERS, type Owner, readModules } from './builtModules.ts';
import { LIMITS } from './limits.ts';

export interface SizeRow {
  /** Name of the row, the same in every release, so that sizes can be compared. */
  name: string;
  bytes: number;
  limit?: number;
}

/**
 * The download sizes of the release in this folder, from its own plan. Of alternative files, such as brands or
 * languages, the largest counts.
 */
export function measureSizes(folder: string): SizeRow[] {
  const built = readModules(folder);
  const sum = (urls: readonly string[]) => [...new Set(urls)].reduce((total, url) => total + bytesOf(folder, url), 0);

  function measurePiece(tag: string): { rows: SizeRow[]; files: string[] } {
    const { entry, chunks, sheet, variants } = readPlan(folder, tag);
    const name = tag.replace('travel-', '');
    const own = urlsOf(chunks);
    const largest = Object.entries(variants).map(([attribute, byValue]) => ({
      attribute,
      urls: Object.entries(byValue)
        .filter(([value]) => value !== 'pseudo') // no visitor gets that one
        .map(([, files]) => urlsOf(files))
        .reduce((a, b) => (sum(b) > sum(a) ? b : a)),
    }));
    return {
      files: [entry.url, ...own, ...largest.flatMap(({ urls }) => urls)],
      rows: [
        { name: `${name}, federation container`, bytes: sum([entry.url]) },
        { name: `${name}, own chunks`, bytes: sum(own.filter((url) => !isStep1(url))) },
        { name: `${name}, from step 1`, bytes: sum(own.filter(isStep1)) },
        ...(sheet ? [{ name: `${name}, style sheet, without a fragment`, bytes: sum(urlsOf(sheet)) }] : []),
        ...largest.map(({ attribute, urls }) => ({ name: `${name}, largest ${attribute}`, bytes: sum(urls) })),
      ],
    };
  }

  const besideLoader = Object.keys(built.files).filter((url) => url !== 'loader.js' && !url.includes('/'));
  const runtime = urlsOf(readRelease(folder).runtime);
  const header = measurePiece('travel-header');
  const intent = besideLoader.filter((url) => url.startsWith('intent.'));
  const scripts = [...new Set(['loader.js', ...intent, ...runtime, ...header.files])];
  const all = sum(['pieces.json', ...scripts]);
  const step1 = sum(scripts.filter(isStep1));

  const byOwner = new Map<Owner, number>([['ours', bytesOf(folder, 'pieces.json')]]);
  for (const url of scripts)
    for (const [owner, bytes] of bytesByOwner(folder, url, built))
      byOwner.set(owner, (byOwner.get(owner) ?? 0) + bytes);

  return [
    { name: 'loader, step 0', bytes: bytesOf(folder, 'loader.js'), limit: LIMITS.loader },
    { name: 'interactive header, without step 1', bytes: all - step1, limit: LIMITS.header },
    { name: 'interactive header, step 1', bytes: step1, limit: LIMITS.step1 },
    { name: 'interactive header, in all', bytes: all },
    ...OWNERS.map((owner) => ({
      name: `interactive header, by module: ${owner}`,
      bytes: Math.round(byOwner.get(owner) ?? 0),
    })),
    { name: 'pieces.json', bytes: bytesOf(folder, 'pieces.json') },
    ...[...besideLoader, ...runtime].map((url) => ({ name: fileName(url), bytes: bytesOf(folder, url) })),
    ...header.rows,
    ...tagsApart(folder).flatMap((tag) => measurePiece(tag).rows),
    ...Object.entries(built.screens).map(([screen, urls]) => ({
      name: `screen ${screen}`,
      bytes: sum(urls),
      limit: LIMITS.screen,
    })),
    ...fragmentRows(folder),
  ];
}

/** The largest static file of each piece. */
function fragmentRows(folder: string): SizeRow[] {
  return readdirSync(join(folder, 'fragments')).map((piece) => {
    const files = readdirSync(join(folder, 'fragments', piece)).filter((file) => file.endsWith('.html'));
    const bytes = Math.max(...files.map((file) => bytesOf(folder, `fragments/${piece}/${file}`)));
    return { name: `${piece}, largest fragment`, bytes };
  });
}

/** Shared by pieces, so a page downloads it once. */
const isStep1 = (url: string) => url.startsWith('runtime/');

const urlsOf = (files: readonly BuiltFile[]) => files.map(({ url }) => url);

/** `runtime/react.7ce6718199.js` -> `react.js` */
const fileName = (url: string) => url.replace(/^.*\//, '').replace(/\.[0-9a-f]{8,}(?=\.)/, '');
