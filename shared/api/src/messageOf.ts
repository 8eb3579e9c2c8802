import { ApiError } from './ApiError.ts';
import { field } from './field.ts';

/** The text a visitor may read: the server's localised one, else its plain one, else `fallback` (ERR-004). */
export function messageOf(error: unknown, fallback: string): string {
  const first = error instanceof ApiError ? field(field(error.body, 'errors'), 0) : undefined;
  for (const text of [field(first, 'localizedDescription'), field(first, 'description')]) {
    if (typeof text === 'string' && text) return text;
  }
  return fallback;
}
