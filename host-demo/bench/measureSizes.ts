import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from '@travel-shell/loader/bridge';
import { readPlan, readRelease, tagsApart } from '../readPlan.ts';
import { CHUNK_BARS, LIBRARIES, type Owner, ownerOf, SIZE_BARS, VARIANT_BARS } from './bars.ts';
import { bytesByOwner, bytesOf, readModules } from './builtModules.ts';

export interface SizeRow {
  name: string;
  bytes: number;
  bar?: number;
}

/**
 * The download sizes of the release in this folder, from its own plan. Of alternative files, such as brands or
 * languages, the largest counts.
 */
export function measureSizes(folder: string): SizeRow[] {
  const modules = readModules(folder);
  const { runtime } = readRelease(folder);
  const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + bytesOf(folder, url), 0);

  function bytesOfPackage(name: string, urls: readonly string[]): number {
    const isTheirs = (module: string) => module.startsWith(`node_modules/${name}/`);
    return urls.reduce((total, url) => total + (bytesByOwner(folder, url, modules, isTheirs).get(true) ?? 0), 0);
  }

  function measurePiece(tag: string): { rows: SizeRow[]; files: string[] } {
    const { entry, chunks, sheet, variants } = readPlan(folder, tag);
    const name = tag.replace('travel-', '');
    // Brand and language load themes and messages; other attributes load code for the first use.
    const isCode = ([attribute]: [string, unknown]) => attribute !== 'brand' && attribute !== 'locale';
    const largestOf = (byValue: Record<string, readonly BuiltFile[]>) =>
      Object.entries(byValue)
        .filter(([value]) => value !== 'pseudo') // no visitor gets that one
        .map(([value, files]) => ({ value, urls: urlsOf(files) }))
        .reduce((a, b) => (sum(b.urls) > sum(a.urls) ? b : a));
    const apart = VARIANT_BARS[tag] ?? {};
    const code = Object.entries(variants).filter((variant) => isCode(variant) && !(variant[0] in apart));
    const own = [...urlsOf(chunks), ...code.flatMap(([, byValue]) => largestOf(byValue).urls)];
    const looks = Object.entries(variants)
      .filter((variant) => !isCode(variant))
      .map(([attribute, byValue]) => ({ attribute, ...largestOf(byValue) }));
    const library = LIBRARIES[tag];
    const theirs = library ? bytesOfPackage(library, own) : 0;
    if (library && theirs === 0) throw new Error(`${tag} does not load ${library} with its first opening.`);
    return {
      files: [entry.url, ...own, ...looks.flatMap(({ urls }) => urls)],
      rows: [
        { name: `${name}, federation container`, bytes: sum([entry.url]) },
        {
          name: `${name}, own chunk`,
          bytes: Math.round(sum(own.filter((url) => !isStep1(url))) - theirs),
          bar: CHUNK_BARS[tag] ?? SIZE_BARS.chunk,
        },
        ...(sheet ? [{ name: `${name}, style sheet, without a fragment`, bytes: sum(urlsOf(sheet)) }] : []),
        { name: `${name}, from step 1`, bytes: sum(own.filter(isStep1)) },
        ...(library ? [{ name: `${name}, ${library}`, bytes: Math.round(theirs) }] : []),
        ...Object.entries(apart).flatMap(([attribute, bar]) =>
          Object.entries(variants[attribute] ?? {}).map(([value, files]) => ({
            name: `${name}, ${attribute}="${value}"`,
            bytes: sum(urlsOf(files).filter((url) => !(own.includes(url) || isStep1(url)))),
            bar,
          })),
        ),
        ...looks.map(({ attribute, value, urls }) => ({
          name: `${name}, ${attribute} (largest: ${value})`,
          bytes: sum(urls),
        })),
      ],
    };
  }

  const header = measurePiece('travel-header');
  const intent = Object.keys(modules.files).find((url) => url.startsWith('intent.')) ?? '';
  const scripts = ['loader.js', intent, ...urlsOf(runtime), ...header.files];
  const all = ['pieces.json', ...scripts];
  const byOwner = new Map<Owner, number>([['ours', bytesOf(folder, 'pieces.json')]]);
  for (const url of scripts)
    for (const [owner, bytes] of bytesByOwner(folder, url, modules, ownerOf))
      byOwner.set(owner, (byOwner.get(owner) ?? 0) + bytes);
  const bytesFrom = (...owners: Owner[]) =>
    Math.round(owners.reduce((total, owner) => total + (byOwner.get(owner) ?? 0), 0));
  const interactive = 'interactive header';
  const step1 = sum(scripts.filter(isStep1));

  const apart = tagsApart(folder).flatMap((tag) => measurePiece(tag).rows);

  return [
    { name: 'loader, step 0', bytes: bytesOf(folder, 'loader.js'), bar: SIZE_BARS.loader },
    { name: fileName(intent), bytes: bytesOf(folder, intent) },
    { name: 'pieces.json', bytes: bytesOf(folder, 'pieces.json') },
    ...runtime.map(({ url }) => ({ name: fileName(url), bytes: bytesOf(folder, url) })),
    ...header.rows,
    { name: `${interactive}, in all`, bytes: sum(all) },
    { name: `${interactive}, step 1`, bytes: step1, bar: SIZE_BARS.step1 },
    { name: `${interactive}, everything else`, bytes: sum(all) - step1, bar: SIZE_BARS.ours },
    ...(['React', 'federation runtime', 'other packages', 'bundler', 'ours'] as const).map((owner) => ({
      name: `by module: ${owner}`,
      bytes: bytesFrom(owner),
    })),
    ...apart,
    ...consentRows(),
    ...frameRows(),
    ...laterRows(),
    ...fragmentRows(folder),
  ];

  /** For a page in a frame. A build of other pieces has none. */
  function frameRows(): SizeRow[] {
    const bytes = sum(Object.keys(modules.files).filter((url) => url === 'frame.js'));
    return bytes ? [{ name: 'frame.js', bytes, bar: SIZE_BARS.frame }] : [];
  }

  /** What the business edition loads later: its screens, which have a name each, and the named parts of screens. */
  function laterRows(): SizeRow[] {
    return Object.keys(modules.files)
      .filter((url) => LATER.test(url))
      .map((url) => ({ name: `business, ${fileName(url)}`, bytes: bytesOf(folder, url), bar: SIZE_BARS.chunk }));
  }

  /** Files for the head of a page, beside the loader. A build of other pieces has none. */
  function consentRows(): SizeRow[] {
    const bytesFor = (pattern: RegExp) => sum(Object.keys(modules.files).filter((url) => pattern.test(url)));
    const consent = bytesFor(/^consent\.js$/);
    const tcf = bytesFor(/^tcf\.\w+\.js$/);
    const dialog = apart.find(({ name }) => name === 'consent, kind="tcf"');
    if (!consent || !dialog) return [];
    return [
      { name: 'consent.js', bytes: consent, bar: SIZE_BARS.consent },
      { name: 'tcf.js', bytes: tcf },
      { ...dialog, name: 'full framework, tcf.js and its dialog', bytes: tcf + dialog.bytes },
    ];
  }
}

/** The largest static file of each piece. */
function fragmentRows(folder: string): SizeRow[] {
  return readdirSync(join(folder, 'fragments')).map((piece) => {
    const files = readdirSync(join(folder, 'fragments', piece)).filter((file) => file.endsWith('.html'));
    const bytes = Math.max(...files.map((file) => bytesOf(folder, `fragments/${piece}/${file}`)));
    return { name: `${piece}, largest fragment`, bytes, ...(piece === 'header' && { bar: SIZE_BARS.fragment }) };
  });
}

/** Shared by pieces, so a page downloads it once. */
const isStep1 = (url: string) => url.startsWith('runtime/');

const urlsOf = (files: readonly BuiltFile[]) => files.map(({ url }) => url);

/** Chunks with a name. Those without one are shared by several. */
const LATER = /^business\/(?!expose-|locale-|remoteEntry\.)[a-z][a-z-]+\.\w+\.js$/;

/** `runtime/react.7ce6718199.js` -> `react.js` */
const fileName = (url: string) => url.replace(/^.*\//, '').replace(/\.[0-9a-f]{8,}(?=\.)/, '');
