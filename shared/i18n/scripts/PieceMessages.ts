import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { containerOf } from './containerOf.ts';

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

/** Those of pieces and of their parts, and of parts of a shared room that come with the pieces that use them. */
const FOLDERS = ['packages/*/src/**/messages', 'shared/piece/src/{form,company-screens/features}/messages'];

const find = (patterns: string | string[], cwd: string) =>
  globSync(patterns, { cwd })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Every piece, and each part of one with messages of its own. */
export function readPieces(root: string): PieceMessages[] {
  const places = find(FOLDERS, root).map((folder) => dirname(folder));
  return places.map((place) => {
    const [room = '', name = '', , ...inside] = place.split('/');
    const part = inside.at(-1);
    // An element's languages are in its plan, like those of a piece with one element.
    const isElement = part !== undefined && existsSync(join(root, place, 'element.ts'));
    const parts = places.filter((other) => other.startsWith(`${place}/`));
    const files = find(`${place}/**/*.{ts,tsx}`, root).filter(
      (file) => !NO_SOURCE.test(file) && ![`${place}/messages`, ...parts].some((other) => file.startsWith(`${other}/`)),
    );
    // The container of another package has languages of its own.
    const whole = containerOf(join(root, room, name)) === name ? 'locale' : `locale-${name}`;
    return {
      piece: [room === 'shared' ? room : name, ...(part === undefined ? [] : [part])].join('/'),
      chunk: part === undefined ? whole : `${isElement ? 'locale-' : ''}${part}`,
      sources: new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
      ...readTexts(root, join(root, place, 'messages')),
    };
  });
}

function readTexts(root: string, folder: string): Pick<PieceMessages, 'folder' | 'byLocale' | 'notes'> {
  const byLocale = new Map<string, Texts>();
  const notes = new Map<string, string>();
  for (const file of find('*.json', folder)) {
    const texts = new Map<string, string>();
    flatten(readJson(root, join(folder, file)), '', (path, text) => {
      const note = /(^|\.)@([^.]+)$/.exec(path);
      if (note) notes.set(path.replace('@', ''), text);
      else texts.set(path, text);
    });
    byLocale.set(basename(file, '.json'), texts);
  }
  return { folder, byLocale, notes };
}

/** `{ "@from": "shared/i18n/messages/verticals" }` is the group of texts in that folder, in the language of the file. */
function readJson(root: string, path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'), (_key, value) =>
    value?.['@from'] ? readJson(root, join(root, value['@from'], basename(path))) : value,
  );
}

function flatten(value: unknown, path: string, found: (path: string, text: string) => void): void {
  if (typeof value === 'string') found(path, value);
  else if (typeof value === 'object' && value && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, found);
  } else throw new Error(`${path} is ${JSON.stringify(value)}; messages are texts, or groups of texts.`);
}
