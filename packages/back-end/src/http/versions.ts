import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';

/** The version of what is answered (RFC 9110 §8.8.3). */
export const etagOf = (answer: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;

/**
 * Whether `If-Match` names another version than the one that is stored. Ask in the transaction that writes, with what is
 * stored locked. Throws PRECONDITION_REQUIRED where a write names none: it would overwrite what others have saved, and
 * nobody would know. `*` overwrites what is there on purpose.
 */
export function isOldVersion({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const { 'if-match': wanted } = headers;
  if (wanted === undefined) {
    throw new ApiError(
      428,
      'PRECONDITION_REQUIRED',
      'This write names no version. Send the ETag of what was read as If-Match, or * to overwrite whatever is stored.',
      'This could not be saved, because the page does not know whether somebody else has changed it. Load the page again.',
    );
  }
  if (wanted.trim() === '*') return false;
  // A proxy that compresses marks it as weak, but it is a digest of the data all the same.
  const versions = wanted.split(',').map((version) => version.trim().replace(/^W\//, ''));
  return !versions.includes(etag);
}
