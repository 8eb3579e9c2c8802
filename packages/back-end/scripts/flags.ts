/** The flags of countries as pictures in pixels: a browser renders each SVG picture as a page of its own, on the main thread. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Three pixels for each of the larger size (CON-054). */
const SIZE = { width: 63, height: 42 };

const SOURCES = fileURLToPath(new URL('../3x2/', import.meta.resolve('country-flag-icons/3x2/flags.css')));

const FOLDER = 'packages/back-end/src/pages/generated/flags';

export async function generate(): Promise<Record<string, Buffer>> {
  const countries = globSync('[A-Z][A-Z].svg', { cwd: SOURCES }).map((file) => basename(file, '.svg'));
  const drawn = countries.map(async (country) => {
    const picture = sharp(readFileSync(join(SOURCES, `${country}.svg`)), { density: 300 });
    const webp = await picture
      .resize({ ...SIZE, fit: 'fill' })
      .webp({ lossless: true, effort: 6 })
      .toBuffer();
    return [`${FOLDER}/${country}.webp`, webp] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
