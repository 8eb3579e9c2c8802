import type { Json } from '../json.ts';

/** What stands for a value in addresses and forms. */
export const asText = (value: Json): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
