import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementContract } from '../../shared/element/src/contract.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const OUTPUT = join(ROOT, 'dist/travel-shell');

export interface Piece {
  /** Folder below packages/. */
  folder: string;
  /** Federation container's name. */
  container: string;
  contract: ElementContract;
}

/** Every piece: a folder below packages/ with an `element.ts`. Adding a piece means adding a folder. */
export async function findPieces(): Promise<Piece[]> {
  const folders = readdirSync(join(ROOT, 'packages')).filter((folder) =>
    existsSync(join(ROOT, 'packages', folder, 'src/element.ts')),
  );
  return Promise.all(
    folders.map(async (folder) => {
      const { contract } = await import(join(ROOT, 'packages', folder, 'src/contract.ts'));
      return { folder, container: `travel_${folder.replaceAll('-', '_')}`, contract };
    }),
  );
}

/** Whether the piece in this folder says anything; each of its languages is a chunk then. */
export const hasMessages = (folder: string) => existsSync(join(ROOT, 'packages', folder, 'src/messages'));

/** Installed version of a package. */
export function versionOf(name: string, from = ROOT): string {
  return JSON.parse(readFileSync(join(from, 'node_modules', name, 'package.json'), 'utf8')).version;
}
