/** Builds packages/doctor/dist: the command for Node 22, and the script that it evaluates in a page. */
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './pieces.ts';

const folder = join(ROOT, 'packages/doctor');
const outDir = process.argv[2] ?? join(folder, 'dist');
const base = { root: folder, configFile: false, logLevel: 'warn' } as const;

await build({
  ...base,
  // Everything inside: who runs the command by npx installs nothing else.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/command.ts',
    target: 'node22',
    outDir,
    emptyOutDir: true,
    minify: false,
    license: { fileName: 'LICENSES.md' },
    rollupOptions: { output: { entryFileNames: 'command.js' } },
  },
});
await build({
  ...base,
  build: {
    lib: { entry: 'src/inPage.ts', formats: ['iife'], name: 'travelShellDoctor', fileName: () => 'inPage.js' },
    outDir,
    emptyOutDir: false,
    minify: false,
  },
});
