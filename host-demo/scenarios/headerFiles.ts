/** Finds the header's built files in the release's plan, because their names are only hashes. */
import { join } from 'node:path';
import type { BuiltFile } from '@travel-shell/loader/bridge';
import { readPlan } from '../readPlan.ts';

const header = readPlan(join(import.meta.dirname, '../../dist/travel-shell'), 'travel-header');

const { brand = {}, locale = {} } = header.variants;

const anyOf = (files: readonly BuiltFile[]) =>
  new RegExp(`/(${files.map(({ url }) => url.replaceAll('.', '\\.')).join('|')})`);

/** Patterns of their addresses. */
export const HEADER_CHUNK = anyOf(header.chunks);
export const HEADER_SHEET = anyOf(header.sheet ?? []);
export const HEADER_BRANDS = anyOf(Object.values(brand).flat());
export const HEADER_MESSAGES = anyOf(Object.values(locale).flat());

/** The locale whose messages are at this path. */
export function localeAt(path: string): string | undefined {
  return Object.entries(locale).find(([, files]) => files.some(({ url }) => path.includes(url)))?.[0];
}
