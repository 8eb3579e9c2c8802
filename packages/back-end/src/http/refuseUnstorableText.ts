import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';

/**
 * Rejects text that PostgreSQL cannot store: U+0000 anywhere, and half a surrogate pair in JSON. Done once for all
 * calls, because every schema would need it.
 */
export async function refuseUnstorableText(request: FastifyRequest): Promise<void> {
  // No recursion, because the sender controls the nesting depth.
  const open: [where: string, value: unknown][] = [
    ['params', request.params],
    ['querystring', request.query],
    ['body', request.body],
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const [where, value] = next;
    if (typeof value === 'string' && !isStorable(value)) throw unstorable(where);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, item] of Object.entries(value)) {
      if (!isStorable(name)) throw unstorable(where);
      open.push([`${where}/${name}`, item]);
    }
  }
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const unstorable = (where: string) =>
  new ApiError(
    400,
    'VALIDATION_ERROR',
    `${where} must have neither U+0000 nor half a surrogate pair.`,
    'Please check what you entered.',
  );
