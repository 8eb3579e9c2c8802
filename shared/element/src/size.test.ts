import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** A page pays for this once, whatever pieces it has. React and react-dom are counted elsewhere. */
const BUDGET = 3.5 * 1024;

const R2WC = /@r2wc[\\/]core[\\/]dist/;
const leanR2wc: (source: string) => string = createRequire(import.meta.url)('../../../scripts/build/leanR2wc.cjs');

test('defineElement with r2wc stays within 3.5 KB brotli', { timeout: 30_000 }, async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    // As all pieces are built (D-18).
    plugins: [{ name: 'lean-r2wc', transform: (code, id) => (R2WC.test(id) ? leanR2wc(code) : null) }],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      // A library build in ES format keeps its whitespace, so this is built as a page's script would be.
      rolldownOptions: {
        input: fileURLToPath(new URL('./defineElement.ts', import.meta.url)),
        external: [/^react/],
        preserveEntrySignatures: 'strict',
      },
      modulePreload: false,
      minify: true,
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('vite built nothing');
  const [chunk] = output.output;
  expect(chunk.code).not.toContain('declares "'); // the contract check is for development
  const bytes = brotliCompressSync(chunk.code).length;
  console.log(`defineElement with @r2wc/core: ${chunk.code.length} bytes, ${bytes} brotli (budget ${BUDGET})`);
  expect(bytes).toBeGreaterThan(1500); // else something was left out
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});
