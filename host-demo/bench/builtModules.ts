import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BUNDLER, type BuiltModules } from '../../scripts/build/ListModules.ts';

/** The owner of a module: React, the federation runtime's, another package's, the bundler's own code, or ours. */
export const OWNERS = ['React', 'federation runtime', 'other packages', 'bundler', 'ours'] as const;
export type Owner = (typeof OWNERS)[number];

export function ownerOf(module: string): Owner {
  if (/^node_modules\/(react|react-dom|scheduler)\//.test(module)) return 'React';
  if (/^node_modules\/(@module-federation|\.federation)\//.test(module)) return 'federation runtime';
  if (module.startsWith('node_modules/')) return 'other packages';
  return module === BUNDLER ? 'bundler' : 'ours';
}

/** The modules of the files in this folder. Throws when the build has not listed them. */
export function readModules(folder: string): BuiltModules {
  const path = join(folder, '../modules.json');
  if (!existsSync(path)) throw new Error(`${path} is missing. Run npm run build.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Minified characters of each module in a built file. */
export function modulesOf({ modules, files }: BuiltModules, url: string): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const [module, length] of fileOf(files, url).runs) {
    const name = modules[module] as string;
    lengths.set(name, (lengths.get(name) ?? 0) + length);
  }
  return lengths;
}

/** Size of a built file as a browser downloads it. Throws when it has not been built. */
export const bytesOf = (folder: string, url: string): number => statSync(join(folder, `${url}.br`)).size;

/**
 * Divides the compressed size of a built file between the owners of its modules. Each owner's code is compressed
 * separately; the results are scaled to add up to the file's size.
 */
export function bytesByOwner(folder: string, url: string, { modules, files }: BuiltModules): Map<Owner, number> {
  const text = readFileSync(join(folder, url), 'utf8');
  const cuts = new Map<Owner, string>();
  let at = 0;
  for (const [module, length] of fileOf(files, url).runs) {
    const owner = ownerOf(modules[module] as string);
    cuts.set(owner, (cuts.get(owner) ?? '') + text.slice(at, at + length));
    at += length;
  }
  if (at !== text.length) throw new Error(`modules.json describes another build than ${url}. Run npm run build.`);
  const alone = [...cuts].map(([owner, cut]) => [owner, compressed(cut)] as const);
  const sum = alone.reduce((total, [, bytes]) => total + bytes, 0);
  return new Map(alone.map(([owner, bytes]) => [owner, (bytes / sum) * bytesOf(folder, url)]));
}

function compressed(text: string): number {
  const source = Buffer.from(text);
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }).length;
}

function fileOf(files: BuiltModules['files'], url: string) {
  const file = files[url];
  if (!file) throw new Error(`modules.json has no ${url}. Run npm run build.`);
  return file;
}
