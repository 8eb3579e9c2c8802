import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The version of what is answered (RFC 9110 §8.8.3). */
export const etagOf = (answer: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;

/**
 * Whether `If-Match` names another version than the one that is stored. Ask in the transaction that writes, with what is
 * stored locked.
 */
export function isOldVersion({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const { 'if-match': wanted } = headers;
  if (wanted === undefined || wanted === '*') return false;
  // A proxy that compresses marks it as weak, but it is a digest of the data all the same.
  const versions = wanted.split(',').map((version) => version.trim().replace(/^W\//, ''));
  return !versions.includes(etag);
}
