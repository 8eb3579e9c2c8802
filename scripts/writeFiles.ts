import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Texts and pictures by their path below the root; a file without one is to go. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>;

function isWritten(file: string, contents: string | Buffer | undefined): boolean {
  if (!existsSync(file)) return contents === undefined;
  return contents !== undefined && readFileSync(file).equals(Buffer.from(contents));
}

/**
 * Brings files up to date.
 * @param isCheck writes nothing
 * @returns the paths of those that were not
 */
export function writeFiles(root: string, files: Files, isCheck = false): string[] {
  const stale = Object.entries(files).filter(([name, contents]) => !isWritten(join(root, name), contents));
  for (const [name, contents] of isCheck ? [] : stale) {
    const file = join(root, name);
    if (contents === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, contents);
    }
  }
  return stale.map(([name]) => name);
}
