import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';

/** The version of what is answered (RFC 9110 §8.8.3). */
export const etagOf = (answer: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;

/**
 * Throws PRECONDITION_FAILED where `If-Match` names another version than the one that is stored. Call it in the transaction
 * that writes, with what is stored locked.
 * @param stored what a read would answer
 */
export function refuseOldVersion({ headers }: FastifyRequest, stored: unknown): void {
  const { 'if-match': wanted } = headers;
  if (wanted === undefined || wanted === '*') return;
  // A proxy that compresses marks it as weak, but it is a digest of the data all the same.
  const versions = wanted.split(',').map((version) => version.trim().replace(/^W\//, ''));
  if (versions.includes(etagOf(stored))) return;
  throw new ApiError(
    412,
    'PRECONDITION_FAILED',
    'This write is for another version than the one that is stored.',
    'Somebody else has changed this in the meantime.',
  );
}
