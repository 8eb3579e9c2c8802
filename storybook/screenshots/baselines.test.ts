import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, 'baselines');
const LIMIT_BYTES = 8_000_000;

test('all baselines together are under 8 MB', () => {
  const pictures = globSync('**/*.webp', { cwd: FOLDER });
  expect(pictures.length).toBeGreaterThan(0);
  const sum = pictures.reduce((total, picture) => total + statSync(join(FOLDER, picture)).size, 0);
  expect(sum).toBeLessThan(LIMIT_BYTES);
});
