import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Messages of one locale, flat: `verticals.flights` -> text. */
export type Texts = ReadonlyMap<string, string>;

/** A piece's messages and where it uses them. */
export interface PieceMessages {
  /** Folder below packages/, and the part of the piece whose messages load later: `consent`, `consent/tcf`. */
  piece: string;
  /** Folder of the messages. */
  folder: string;
  /**
   * The name that the chunks of its languages have: of the attribute, the element with messages of its own, or the
   * part.
   */
  chunk: string;
  byLocale: ReadonlyMap<string, Texts>;
  /** Notes for translators: `@key` in the reference. Key -> note. */
  notes: Texts;
  /** Files that may use messages, by path. */
  sources: ReadonlyMap<string, string>;
}

const NO_SOURCE = /\.(test|browser\.test|stories|fixtures)\.tsx?$|testPage\.ts$/;

/** Parts of shared rooms whose messages come with the pieces that use them. */
const SHARED_PARTS: readonly [piece: string, part: string][] = [['shared/form', 'shared/piece/src/form']];

/** Every folder below packages/ with `src/messages/*.json`, and each part of one with messages of its own. */
export function readPieces(root: string): PieceMessages[] {
  const packages = join(root, 'packages');
  const shared = SHARED_PARTS.filter(([, part]) => existsSync(join(root, part))).map(([piece, part]) => {
    const files = readdirSync(join(root, part), { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => /\.tsx?$/.test(path) && !NO_SOURCE.test(path));
    return readMessages(root, piece, join(root, part), files, basename(part));
  });
  const pieces = readdirSync(packages)
    .filter((piece) => existsSync(join(packages, piece, 'src')))
    .flatMap((piece) => {
      const source = join(packages, piece, 'src');
      const entries = readdirSync(source, { recursive: true, withFileTypes: true });
      const parts = entries
        .filter((entry) => entry.isDirectory() && entry.name === 'messages' && entry.parentPath !== source)
        .map(({ parentPath }) => parentPath);
      const isInPart = (path: string) => parts.some((part) => path.startsWith(join(part, '/')));
      const texts = entries.flatMap((entry) => {
        const path = join(entry.parentPath, entry.name);
        return entry.isFile() && /\.tsx?$/.test(path) && !NO_SOURCE.test(path) ? [path] : [];
      });
      const others = texts.filter((path) => !isInPart(path));
      return [
        ...(existsSync(join(source, 'messages')) ? [readMessages(root, piece, source, others, 'locale')] : []),
        ...parts.map((part) => {
          const own = texts.filter((path) => path.startsWith(join(part, '/')));
          // An element's languages are in its plan, like those of a piece with one element.
          const chunk = existsSync(join(part, 'element.ts')) ? `locale-${basename(part)}` : basename(part);
          return readMessages(root, `${piece}/${basename(part)}`, part, own, chunk);
        }),
      ];
    });
  return [...pieces, ...shared];
}

function readMessages(root: string, piece: string, source: string, files: string[], chunk: string): PieceMessages {
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
  const sources = new Map(
    files.filter((path) => !path.startsWith(folder)).map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
  );
  return { piece, folder, chunk, byLocale, notes, sources };
}

function flatten(value: unknown, path: string, found: (path: string, text: string) => void): void {
  if (typeof value === 'string') found(path, value);
  else if (typeof value === 'object' && value && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, found);
  } else throw new Error(`${path} is ${JSON.stringify(value)}; messages are texts, or groups of texts.`);
}
