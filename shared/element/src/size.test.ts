import { join } from 'node:path';
import { bundle } from '@travel-shell/testing/bundle';
import { expect, test } from 'vitest';

/** A page pays for this once, whatever pieces it has. React and react-dom are counted elsewhere. */
const BUDGET = 4900;

test('defineElement with r2wc stays within 4.9 KB brotli', { timeout: 30_000 }, async () => {
  const file = join(import.meta.dirname, 'defineElement.ts');
  const { code, brotli } = await bundle(`export * from ${JSON.stringify(file)};`, [/mendMarkup/]);
  expect(code).not.toContain('declares "'); // the contract check is for development
  console.log(`defineElement with @r2wc/core: ${code.length} bytes, ${brotli} brotli (budget ${BUDGET})`);
  expect(brotli).toBeGreaterThan(1500); // else the bundle is incomplete
  expect(brotli).toBeLessThanOrEqual(BUDGET);
});
