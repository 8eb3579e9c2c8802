/** Builds packages/brand/dist: one file of plain JavaScript for Node 22. */
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './pieces.ts';

const folder = join(ROOT, 'packages/brand');

await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  // Everything inside: who runs the command by npx installs nothing else.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/command.ts',
    target: 'node22',
    outDir: process.argv[2] ?? join(folder, 'dist'),
    emptyOutDir: true,
    minify: false,
    license: { fileName: 'LICENSES.md' },
    rollupOptions: { output: { entryFileNames: 'command.js' } },
  },
});
