import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The piece whose container has the elements of a package: itself, or the one that its package.json names. */
export function containerOf(folder: string): string {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).container ?? basename(folder);
  } catch {
    return basename(folder);
  }
}
