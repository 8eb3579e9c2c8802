import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const HERE = new URL('.', import.meta.url).pathname;
const ENTRY = '\0entry';

/** What a bundler makes of `source`, as a page's script would be built. */
async function bundle(source: string) {
  const result = await build({
    configFile: false,
    root: HERE,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
      modulePreload: false,
      minify: true,
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('vite built nothing');
  const [{ code }] = output.output;
  return { code, bytes: brotliCompressSync(code).length };
}

const from = (file: string) => JSON.stringify(`${HERE}${file}.ts`);

test('D-15 what a piece does not use of ICU is not in it', async () => {
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
])('%s costs a piece little', async (file, name, budget) => {
  const { code, bytes } = await bundle(`export { ${name} } from ${from(file)}`);
  console.log(`${file}: ${code.length} bytes, ${bytes} brotli (budget ${budget})`);
  expect(bytes).toBeLessThanOrEqual(budget);
});
