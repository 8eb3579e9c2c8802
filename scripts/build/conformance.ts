/** Builds packages/conformance/dist: one file of plain JavaScript for Node 22, and the contract beside it. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './pieces.ts';

const folder = join(ROOT, 'packages/conformance');
const output = process.argv[2] ?? join(folder, 'dist');

await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  // Everything inside: who runs the command by npx installs nothing else.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node22',
    outDir: output,
    emptyOutDir: true,
    minify: false,
    license: { fileName: 'LICENSES.md' },
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
});
copyFileSync(join(ROOT, 'shared/contract/openapi.yaml'), join(output, 'openapi.yaml'));
