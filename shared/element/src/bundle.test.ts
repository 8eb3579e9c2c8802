import { join } from 'node:path';
import { bundle } from '@travel-shell/testing/bundle';
import { expect, test } from 'vitest';

test('defineElement carries none of its checks for development', { timeout: 30_000 }, async () => {
  const file = join(import.meta.dirname, 'defineElement.ts');
  const { code, files } = await bundle(`export * from ${JSON.stringify(file)};`, [/mendMarkup/]);
  expect(files).toContain('shared/element/src/defineElement.ts'); // else the bundle is incomplete
  expect(code).not.toContain('declares "');
});
