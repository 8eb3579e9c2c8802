import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Texts by their path below the root; a file without one is to go. */
export type Files = Readonly<Record<string, string | undefined>>;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // not there
  }
}

/**
 * Brings files up to date.
 * @param isCheck writes nothing
 * @returns the paths of those that were not
 */
export function writeFiles(root: string, files: Files, isCheck = false): string[] {
  const stale = Object.entries(files).filter(([name, text]) => read(join(root, name)) !== text);
  for (const [name, text] of isCheck ? [] : stale) {
    const file = join(root, name);
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return stale.map(([name]) => name);
}
