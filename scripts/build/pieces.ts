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
  /** Federation container's name. */
  container: string;
  elements: PieceElement[];
}

/** Every piece: a folder below packages/ with an `element.ts`, or with several in folders of their own. */
export async function findPieces(): Promise<Piece[]> {
  const pieces = await Promise.all(readdirSync(join(ROOT, 'packages')).map(readPiece));
  return pieces.filter(({ elements }) => elements.length > 0);
}

async function readPiece(folder: string): Promise<Piece> {
  const source = join(ROOT, 'packages', folder, 'src');
  const inside = existsSync(source) ? readdirSync(source, { withFileTypes: true }) : [];
  const paths = ['', ...inside.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`)];
  const elements = await Promise.all(
    paths
      .filter((path) => existsSync(join(source, path, 'element.ts')))
      .map(async (path) => ({ path, contract: (await import(join(source, path, 'contract.ts'))).contract })),
  );
  return { folder, container: `travel_${folder.replaceAll('-', '_')}`, elements };
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
