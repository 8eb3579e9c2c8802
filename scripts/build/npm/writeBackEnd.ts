import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'tsdown';
import { ROOT } from '../pieces.ts';
import { pinned } from './pinned.ts';
import { readManifest, writePackage } from './writePackage.ts';

const ROOM = join(ROOT, 'packages/back-end');
const CONTRACT = join(ROOT, 'shared/contract');

/** Modules that nothing imports: a thread's own file, and programs beside the command. */
const ENTRIES = ['main', 'createServer', 'rotateSecrets', 'http/fragments/renderThread'];

/** Files that the server reads, by the folder of the module that does. */
const FILES = ['pages/static', 'pages/generated/flags', 'areas/consent/data'];

/** Data that is read by its address, and what tracing asks for beside it: no module names them. */
const UNNAMED = ['cldr-core', '@opentelemetry/api'];

const isForeign = (id: string) => /^[@a-z]/.test(id) && !/^(@travel-shell\/|travel-shell-fragments\/)/.test(id);

/** A module of ours keeps its place; one of another package is named by the package. */
const ownPlaces: Rolldown.Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: /[\\/]back-end[\\/]src[\\/]/ },
    handler: (code) =>
      code
        .replaceAll("import.meta.resolve('@travel-shell/contract/openapi.yaml')", here('openapi.yaml'))
        .replaceAll("import.meta.resolve('@travel-shell/contract/openapi.json')", here('openapi.json'))
        .replaceAll("new URL('./renderThread.ts', import.meta.url)", "new URL('./renderThread.js', import.meta.url)"),
  },
};

/** Whoever only renders nothing has no style sheets. */
const noSheets: Rolldown.Plugin = {
  name: 'no-sheets',
  resolveId: { filter: { id: /\.shadow\.css$/ }, handler: () => '\0no-sheet.js' },
  load: { filter: { id: /no-sheet\.js$/ }, handler: () => 'export default undefined;' },
};

/** The contract lies beside the folder of `http/`, whose modules read it. */
const here = (file: string) => `new URL('../${file}', import.meta.url).href`;

/** `travel-shell-back-end`, as plain JavaScript: Node strips no types below `node_modules`. */
export async function writeBackEnd(folder: string): Promise<void> {
  const output = join(folder, 'dist');
  const imported = new Set<string>(UNNAMED);
  const collect: Rolldown.Plugin = {
    name: 'collect-dependencies',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of [...chunk.imports, ...chunk.dynamicImports])
          if (isForeign(id) && !id.startsWith('node:') && !bundle[id])
            imported.add(id.split('/', id.startsWith('@') ? 2 : 1).join('/'));
      }
    },
  };
  await build({
    config: false,
    cwd: ROOM,
    entry: Object.fromEntries(ENTRIES.map((name) => [name, join(ROOM, 'src', `${name}.ts`)])),
    root: join(ROOM, 'src'),
    unbundle: true,
    outDir: output,
    format: 'esm',
    fixedExtension: false,
    platform: 'node',
    target: 'node22',
    tsconfig: join(ROOT, 'tsconfig.npm.json'),
    dts: false,
    clean: false,
    plugins: [ownPlaces, noSheets, collect],
    deps: { alwaysBundle: [/^@travel-shell\//, /^travel-shell-fragments\//], neverBundle: isForeign },
    logLevel: 'error',
  });
  for (const each of FILES) cpSync(join(ROOM, 'src', each), join(output, each), { recursive: true });
  cpSync(join(CONTRACT, 'openapi.yaml'), join(output, 'openapi.yaml'));
  cpSync(join(CONTRACT, 'src/generated/openapi.json'), join(output, 'openapi.json'));
  cpSync(join(ROOM, 'bin'), join(folder, 'bin'), { recursive: true });
  const { name, description, engines, bin, publishConfig } = readManifest(ROOM);
  const { exports } = publishConfig as { exports: object };
  const dependencies = Object.fromEntries([...imported].sort().map((each) => [each, pinned(each)]));
  writePackage(folder, { name, description, engines, bin, exports, dependencies }, join(ROOM, 'README.md'));
}
