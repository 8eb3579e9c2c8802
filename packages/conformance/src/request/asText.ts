import type { Json } from '../json.ts';

/** The text of a value in URLs and forms. */
export const asText = (value: Json): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
