import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PieceRelease, Release } from '@travel-shell/loader/bridge';
import { onTestFinished } from 'vitest';
import type { BuiltModules } from '../../scripts/build/ListModules.ts';

/** A built file: the text of each module in it. `loads` are files it asks for later. */
interface PlayedFile {
  carries: Record<string, string>;
  loads?: string[];
}

interface PlayedBuild {
  files: Record<string, PlayedFile>;
  runtime?: string[];
  screens?: BuiltModules['screens'];
  /** By tag. The header's is in pieces.json itself. */
  plans: Record<
    string,
    { entry: string; chunks: string[]; sheet?: string[]; variants?: Record<string, Record<string, string[]>> }
  >;
}

/** Writes a folder like a build's output, for a test. Returns its path. */
export function writeBuild({ files, runtime = [], screens = {}, plans }: PlayedBuild): string {
  const root = mkdtempSync(join(tmpdir(), 'travel-shell-built-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'travel-shell');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(text));
  };
  const built: BuiltModules = { modules: [], files: {}, screens };
  for (const [url, { carries, loads = [] }] of Object.entries(files)) {
    const parts = Object.entries(carries);
    write(url, parts.map(([, text]) => text).join(''));
    const runs = parts.map(([module, text]): [number, number] => [built.modules.push(module) - 1, text.length]);
    built.files[url] = { runs, loads };
  }
  writeFileSync(join(root, 'modules.json'), JSON.stringify(built));

  const file = (url: string) => ({ url, integrity: '' });
  const pieces = Object.entries(plans).map(([tag, { entry, chunks, sheet, variants = {} }]): [string, PieceRelease] => [
    tag,
    {
      ...{ container: tag, entry: file(entry), chunks: chunks.map(file), ...(sheet && { sheet: sheet.map(file) }) },
      variants: Object.fromEntries(
        Object.entries(variants).map(([attribute, byValue]) => [
          attribute,
          Object.fromEntries(Object.entries(byValue).map(([value, urls]) => [value, urls.map(file)])),
        ]),
      ),
    },
  ]);
  const release: Release = { release: '1', runtime: runtime.map(file), plans: 'plans/1', pieces: {} };
  for (const [tag, plan] of pieces) {
    const url = `plans/1/${tag}.json`;
    release.pieces[tag] = tag === 'travel-header' ? plan : null;
    write(url, JSON.stringify(plan));
  }
  write('pieces.json', JSON.stringify(release));
  return folder;
}

let texts = 0;

/** A unique text that compresses to half its length. */
export function noise(length: number): string {
  texts += 1;
  return createHash('shake256', { outputLength: length / 2 })
    .update(`${texts}`)
    .digest('hex');
}
