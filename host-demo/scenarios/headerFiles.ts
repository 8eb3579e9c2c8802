/** What the build has called the files of the header: their names say nothing, the release's plan does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile, Release } from '../../packages/loader/src/bridge.ts';

const plan = join(import.meta.dirname, '../../dist/travel-shell/pieces.json');
const { pieces }: Release = JSON.parse(readFileSync(plan, 'utf8'));
const header = pieces['travel-header'];
if (!header) throw new Error(`${plan} has no travel-header. Build the pieces first: npm run build.`);

const { brand = {}, locale = {} } = header.variants;

const anyOf = (files: readonly BuiltFile[]) =>
  new RegExp(`/(${files.map(({ url }) => url.replaceAll('.', '\\.')).join('|')})`);

/** Patterns of their addresses. */
export const HEADER_CHUNK = anyOf(header.chunks);
export const HEADER_BRANDS = anyOf(Object.values(brand).flat());
export const HEADER_MESSAGES = anyOf(Object.values(locale).flat());

/** The locale whose messages are at this path. */
export function localeAt(path: string): string | undefined {
  return Object.entries(locale).find(([, files]) => files.some(({ url }) => path.includes(url)))?.[0];
}
