import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkMessages } from './checkMessages.ts';
import { generateModules } from './generateModules.ts';
import { readPieces } from './PieceMessages.ts';

export interface WrittenMessages {
  /** Names of the pieces that have messages. */
  pieces: string[];
  /** Those of their messages. */
  folders: string[];
  /** Their problems. If there are any, nothing is written. */
  problems: string[];
  /** Generated files that were out of date, from the root. */
  stale: string[];
}

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Checks every piece's messages, and brings `src/messages/generated/` of each up to date.
 * @param isCheck writes nothing, only reports what is out of date
 */
export function writeMessages(root: string, isCheck = false): WrittenMessages {
  const all = readPieces(root);
  const pieces = all.map(({ piece }) => piece);
  const folders = all.map(({ folder }) => folder);
  const problems = all.flatMap((piece) => checkMessages(piece));
  if (problems.length) return { pieces, folders, problems, stale: [] };

  const stale: string[] = [];
  for (const piece of all) {
    const folder = join(piece.folder, 'generated');
    const modules = generateModules(piece);
    if (!isCheck) mkdirSync(folder, { recursive: true });
    for (const [name, text] of modules) {
      const path = join(folder, name);
      if (read(path) === text) continue;
      stale.push(relative(root, path));
      if (!isCheck) writeFileSync(path, text);
    }
    for (const name of readdirSync(folder).filter((file) => !modules.has(file))) {
      stale.push(relative(root, join(folder, name)));
      if (!isCheck) rmSync(join(folder, name));
    }
  }
  return { pieces, folders, problems, stale };
}
