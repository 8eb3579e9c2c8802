import { join } from 'node:path';
import { bundle } from '@travel-shell/testing/bundle';
import { expect, test } from 'vitest';

const from = (file: string) => JSON.stringify(join(import.meta.dirname, `${file}.ts`));

test('D-15 a piece does not contain unused parts of ICU', async () => {
  const { code } = await bundle(`export { directionOf, resolveLocale } from ${from('index')}`);
  expect(code).not.toMatch(/PluralRules|NumberFormat|DisplayNames/);
});

test.each([
  ['plural', 'plural', 400],
  ['numbers', 'formatNumber', 250],
  ['dates', 'formatDate', 350],
  ['relativeTime', 'formatRelativeTime', 400],
  ['lists', 'formatList', 220],
  ['displayNames', 'regionName', 300],
])('%s stays within its budget', async (file, name, budget) => {
  const { code, brotli } = await bundle(`export { ${name} } from ${from(file)}`);
  console.log(`${file}: ${code.length} bytes, ${brotli} brotli (budget ${budget})`);
  expect(brotli).toBeLessThanOrEqual(budget);
});
