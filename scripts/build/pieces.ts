import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ElementContract } from '@travel-shell/element/contract';
import { containerOf } from '@travel-shell/i18n/containerOf';

export const ROOT = join(import.meta.dirname, '../..');

/** The folders of a build: its sources, and its output. */
export interface Target {
  /** The pieces are in its `packages/`. */
  root: string;
  /** Everything is written below it. */
  dist: string;
}

/** One custom element of a piece. */
export interface PieceElement {
  /** A prefix that says its place in the container: `''`, or `checkout-header/` where the container has several elements. */
  path: string;
  /** Path of the folder with its `contract.ts`, `element.ts` and `react.ts`: `/…/packages/header/src/checkout-header`. */
  folder: string;
  /** The folder below `packages/` that has it. */
  packageName: string;
  contract: ElementContract;
}

export interface Piece {
  /** Path of its folder: `/…/packages/header`. */
  folder: string;
  /** Name of that folder, and of the one below the build's output. */
  name: string;
  /** Federation container's name. */
  container: string;
  elements: PieceElement[];
}

/**
 * Every piece: a folder with an `element.ts` in its `src/`, or with several in folders of their own there. The elements of a
 * package that names the `container` of another one are in that piece.
 */
export async function findPieces(root = ROOT): Promise<Piece[]> {
  const packages = join(root, 'packages');
  const found = readdirSync(packages).flatMap((name) =>
    sourcesIn(join(packages, name)).map((source) => ({ ...source, name: containerOf(join(packages, name)) })),
  );
  const elements = await Promise.all(
    found.map(async (each) => ({ ...each, contract: (await import(join(each.folder, 'contract.ts'))).contract })),
  );
  return [...Map.groupBy(elements, ({ name }) => name)]
    .map(([name, own]) => ({
      ...{ folder: join(packages, name), name, container: `travel_${name.replaceAll('-', '_')}` },
      elements: own.map(({ name: _, ...element }) => element).sort((a, b) => (a.path < b.path ? -1 : 1)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The folders of a package that have an element. */
function sourcesIn(folder: string): Omit<PieceElement, 'contract'>[] {
  const source = join(folder, 'src');
  const inside = existsSync(source) ? readdirSync(source, { withFileTypes: true }) : [];
  const names = inside.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const packageName = basename(folder);
  const own = { path: containerOf(folder) === packageName ? '' : `${packageName}/`, folder: source, packageName };
  return [own, ...names.map((name) => ({ path: `${name}/`, folder: join(source, name), packageName }))].filter((each) =>
    existsSync(join(each.folder, 'element.ts')),
  );
}

/** Whether the piece in this folder says anything; each of its languages is a chunk then. */
export const hasMessages = (folder: string) => existsSync(join(folder, 'src/messages'));

/**
 * Name of the chunk with an element's messages in one language; see `chunk` of `PieceMessages`. An element in a folder of its
 * own may have messages of its own there, else it has the piece's.
 */
export function localeChunk({ path, folder }: PieceElement, locale: string): string {
  const hasOwn = path && existsSync(join(folder, 'messages'));
  return `locale-${hasOwn ? path.replace('/', '-') : ''}${locale}`;
}

/** Installed version of a package, or of one of ours in `shared/`. */
export function versionOf(name: string): string {
  const folder = name.startsWith('@travel-shell/') ? name.replace('@travel-shell', 'shared') : `node_modules/${name}`;
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).version;
}

/** Name of the chunk behind a module that a container exposes. */
export const exposeChunk = (path: string, file: string): string => `expose-${path.replace('/', '-')}${file}`;

/** Name of the chunk with the style sheet of an element whose fragment has it, too; see `loadSheet` of `definePiece`. */
export const sheetChunk = (path: string): string => `${path.replace('/', '-')}sheet`;

/** How a piece answers which request, by the name of the shell event. */
export const answersOf = (pieces: readonly Piece[]) =>
  Object.fromEntries(
    pieces.flatMap(({ elements }) =>
      elements.flatMap(({ contract: { tag, answers = {} } }) =>
        Object.entries(answers).map(([request, answer]) => [request, { tag, ...answer }]),
      ),
    ),
  );

/** The tag that answers each request, and the page that does where its piece cannot be loaded. */
export const answeredBy = (pieces: readonly Piece[]) =>
  Object.fromEntries(
    pieces.flatMap(({ elements }) =>
      elements.flatMap(({ contract: { tag, answers = {}, firstScreen } }) =>
        Object.entries(answers).map(([request, { page }]) => [
          request,
          { tag, page: page?.default, ...(firstScreen && { hasFirstScreen: true }) },
        ]),
      ),
    ),
  );

/** Which piece follows which shell event, by the event's name. */
export const heardBy = (pieces: readonly Piece[]): Record<string, string> =>
  Object.fromEntries(
    pieces.flatMap(({ elements }) =>
      elements.flatMap(({ contract: { tag, handlesEvents = [] } }) => handlesEvents.map((name) => [name, tag])),
    ),
  );
