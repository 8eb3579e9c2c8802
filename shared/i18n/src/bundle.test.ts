import { join } from 'node:path';
import { bundle } from '@travel-shell/testing/bundle';
import { expect, test } from 'vitest';

const from = (file: string) => JSON.stringify(join(import.meta.dirname, `${file}.ts`));

test('D-15 a piece does not contain unused parts of ICU', async () => {
  const { code } = await bundle(`export { directionOf, resolveLocale } from ${from('index')}`);
  expect(code).not.toMatch(/PluralRules|NumberFormat|DisplayNames/);
});
