import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import type { Brand } from '@travel-shell/core';
import { FONT_METRICS } from './fontMetrics.ts';
import { ROOT } from './pieces.ts';

interface Family {
  /** As in the brand's `font.family`. */
  name: keyof typeof FONT_METRICS;
  folder: string;
  /** Those of the system that show in its place until it is there: of desktops and iOS, of Android, of a bare Linux. */
  standIns: readonly (keyof typeof FONT_METRICS)[];
}

const FAMILIES: Record<Brand, Family> = {
  flagship: { name: 'Figtree', folder: 'figtree', standIns: ['Arial', 'Roboto', 'DejaVu Sans'] },
  sister: { name: 'Fraunces', folder: 'fraunces', standIns: ['Georgia', 'Noto Serif', 'DejaVu Serif'] },
  partner: { name: 'Sora', folder: 'sora', standIns: ['Arial', 'Roboto', 'DejaVu Sans'] },
};

/** The characters that the brands' typefaces have. Other scripts stay in the system's own typeface. */
const LATIN = 'U+0-2FF,U+1E00-1EFF,U+2000-20CF,U+2122';

const fileOf = (folder: string, name: string) =>
  join(ROOT, 'node_modules/@fontsource-variable', folder, 'files', `${name}.woff2`);

/**
 * `@font-face` rules that give typefaces of the system the height and the mean width of the brand's, so that a first visit
 * looks like the second. They download nothing.
 */
export function standInFaces(brand: Brand): string {
  const { name, standIns } = FAMILIES[brand];
  const { fontFaces } = createFontStack([FONT_METRICS[name], ...standIns.map((standIn) => FONT_METRICS[standIn])], {
    fontFaceProperties: { unicodeRange: LATIN },
  });
  // Liberation Sans is what Linux has with the measures of Arial.
  const faces = fontFaces.replaceAll("local('ArialMT')", "local('ArialMT'), local('Liberation Sans')");
  return faces
    .replaceAll(' Fallback: ', ' Fallback ')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(';}', '}')
    .replaceAll('}@', '}\n@');
}

/**
 * Writes `fonts/<brand>.css` and the files it names. A font face does nothing inside a shadow root, so a page that wants
 * the brand's typeface links this sheet; without it the pieces use the system's. `optional` keeps text from moving.
 * `fonts/<brand>.fallback.css` has what a page writes into its head, so that its first paint has the brand's measures.
 */
export function writeFonts(output: string): void {
  const folder = join(output, 'fonts');
  mkdirSync(folder, { recursive: true });
  for (const brand of Object.keys(FAMILIES) as Brand[]) {
    const family = FAMILIES[brand];
    const css = readFileSync(join(ROOT, 'node_modules/@fontsource-variable', family.folder, 'index.css'), 'utf8')
      .replaceAll(/url\(\.\/files\/([^)]+)\.woff2\)/g, (_, name: string) => {
        const file = readFileSync(fileOf(family.folder, name));
        const hashed = `${name}.${createHash('sha256').update(file).digest('hex').slice(0, 10)}.woff2`;
        writeFileSync(join(folder, hashed), file);
        return `url(${hashed})`;
      })
      .replaceAll('font-display: swap', 'font-display: optional');
    const standIns = standInFaces(brand);
    writeFileSync(join(folder, `${brand}.fallback.css`), `${standIns}\n`);
    writeFileSync(join(folder, `${brand}.css`), `${css}\n${standIns}\n`);
  }
}
