import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@travel-shell/core';
import { ROOT } from './pieces.ts';

const FAMILIES: Record<Brand, string> = {
  flagship: '@fontsource-variable/figtree',
  sister: '@fontsource-variable/fraunces',
  partner: '@fontsource-variable/sora',
};

/**
 * Writes `fonts/<brand>.css` and the files it names. A font face does nothing inside a shadow root, so a page that wants
 * the brand's typeface links this sheet; without it the pieces use the system's. `optional` keeps text from moving.
 */
export function writeFonts(output: string) {
  const folder = join(output, 'fonts');
  mkdirSync(folder, { recursive: true });
  for (const [brand, family] of Object.entries(FAMILIES)) {
    const source = join(ROOT, 'node_modules', family);
    const css = readFileSync(join(source, 'index.css'), 'utf8')
      .replaceAll(/url\(\.\/files\/([^)]+)\.woff2\)/g, (_, name: string) => {
        const file = readFileSync(join(source, 'files', `${name}.woff2`));
        const hashed = `${name}.${createHash('sha256').update(file).digest('hex').slice(0, 10)}.woff2`;
        writeFileSync(join(folder, hashed), file);
        return `url(${hashed})`;
      })
      .replaceAll('font-display: swap', 'font-display: optional');
    writeFileSync(join(folder, `${brand}.css`), css);
  }
}
