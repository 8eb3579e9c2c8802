import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Subresource integrity of a built file. */
export const integrityOf = (path: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;
