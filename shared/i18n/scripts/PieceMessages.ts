import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Messages of one locale, flat: `verticals.flights` -> text. */
export type Texts = ReadonlyMap<string, string>;

/** A piece's messages and where it uses them. */
export interface PieceMessages {
  /** Folder below packages/. */
  piece: string;
  /** Of the messages. */
  folder: string;
  byLocale: ReadonlyMap<string, Texts>;
  /** Notes for translators: `@key` in the reference. Key -> note. */
  notes: Texts;
  /** Files that may use messages, by path. */
  sources: ReadonlyMap<string, string>;
}

const NO_SOURCE = /\.(test|browser\.test|stories|fixtures)\.tsx?$|testPage\.ts$/;

/** Every folder below packages/ with `src/messages/*.json`. */
export function readPieces(root: string): PieceMessages[] {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .filter((piece) => existsSync(join(packages, piece, 'src/messages')))
    .map((piece) => readPiece(root, piece));
}

function readPiece(root: string, piece: string): PieceMessages {
  const source = join(root, 'packages', piece, 'src');
  const folder = join(source, 'messages');
  const byLocale = new Map<string, Texts>();
  const notes = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.json')) continue;
    const texts = new Map<string, string>();
    flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')), '', (path, text) => {
      const note = /(^|\.)@([^.]+)$/.exec(path);
      if (note) notes.set(path.replace('@', ''), text);
      else texts.set(path, text);
    });
    byLocale.set(basename(file, '.json'), texts);
  }
  const sources = new Map<string, string>();
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.tsx?$/.test(path) || NO_SOURCE.test(path) || path.startsWith(folder)) continue;
    sources.set(relative(root, path), readFileSync(path, 'utf8'));
  }
  return { piece, folder, byLocale, notes, sources };
}

function flatten(value: unknown, path: string, found: (path: string, text: string) => void): void {
  if (typeof value === 'string') found(path, value);
  else if (typeof value === 'object' && value && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, found);
  } else throw new Error(`${path} is ${JSON.stringify(value)}; messages are texts, or groups of texts.`);
}
