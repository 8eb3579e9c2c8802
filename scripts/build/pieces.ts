import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementContract } from '../../shared/element/src/contract.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const OUTPUT = join(ROOT, 'dist/travel-shell');

/** One custom element of a piece. */
export interface PieceElement {
  /** Where its `contract.ts`, `element.ts` and `react.ts` are, below the piece's `src/`: `''` or `checkout-header/`. */
  path: string;
  contract: ElementContract;
}

export interface Piece {
  /** Folder below packages/. */
  folder: string;
  /** Folder below dist/travel-shell/. */
  output: string;
  /** Federation container's name. */
  container: string;
  elements: PieceElement[];
}

/**
 * Elements that do not stand on a page together with their package's other one. Code that two elements of a container
 * share is compiled less well, so each of these has a container of its own, and every page with a header 200 bytes less.
 */
const APART = ['checkout-header/'];

/** Every piece: a folder below packages/ with an `element.ts`, or with several in folders of their own. */
export async function findPieces(): Promise<Piece[]> {
  const pieces = await Promise.all(readdirSync(join(ROOT, 'packages')).map(readPieces));
  return pieces.flat().filter(({ elements }) => elements.length > 0);
}

async function readPieces(folder: string): Promise<Piece[]> {
  const source = join(ROOT, 'packages', folder, 'src');
  const inside = existsSync(source) ? readdirSync(source, { withFileTypes: true }) : [];
  const paths = ['', ...inside.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`)];
  const elements = await Promise.all(
    paths
      .filter((path) => existsSync(join(source, path, 'element.ts')))
      .map(async (path) => ({ path, contract: (await import(join(source, path, 'contract.ts'))).contract })),
  );
  const piece = (output: string, own: PieceElement[]): Piece => ({
    folder,
    output,
    container: `travel_${output.replaceAll('-', '_')}`,
    elements: own,
  });
  return [
    piece(
      folder,
      elements.filter(({ path }) => !APART.includes(path)),
    ),
    ...elements.filter(({ path }) => APART.includes(path)).map((own) => piece(own.path.slice(0, -1), [own])),
  ];
}

/** Every custom element's contract, piece by piece. */
export const findContracts = async (): Promise<ElementContract[]> =>
  (await findPieces()).flatMap(({ elements }) => elements.map(({ contract }) => contract));

/** Whether the piece in this folder says anything; each of its languages is a chunk then. */
export const hasMessages = (folder: string) => existsSync(join(ROOT, 'packages', folder, 'src/messages'));

/** Installed version of a package. */
export function versionOf(name: string, from = ROOT): string {
  return JSON.parse(readFileSync(join(from, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Name of the chunk behind a module that a container exposes. */
export const exposeChunk = (path: string, file: string): string => `expose-${path.replace('/', '-')}${file}`;
