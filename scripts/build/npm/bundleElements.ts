import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Rolldown } from 'tsdown';
import { transformWithOxc } from 'vite';
import { type ListedElement, writeEntries } from '../entries.ts';
import { ROOT } from '../pieces.ts';
import shadowCssLoader from '../shadowCss.cjs';
import stripContractDocs from '../stripContractDocs.cjs';

/**
 * A style sheet as a module; the bundler must not take it for one of its own, which it tells by the name. By its path from
 * the root: the name is in comments, and so in the names of chunks, which are the same wherever the checkout is.
 */
const SHEET = '\0sheet:';
const shadowCss: Rolldown.Plugin = {
  name: 'shadow-css',
  resolveId: {
    filter: { id: /\.shadow\.css$/ },
    handler: (source, importer = '') =>
      `${SHEET}${relative(ROOT, join(dirname(importer), source)).replaceAll('\\', '/')}.js`,
  },
  load: {
    filter: { id: /\.shadow\.css\.js$/ },
    async handler(id) {
      const file = join(ROOT, id.slice(SHEET.length, -'.js'.length));
      // A page's server and its tests import these modules, too.
      const make = join(ROOT, 'packages/elements/src/makeSheet.ts');
      const context = { resourcePath: file, getOptions: () => ({ make }) };
      return shadowCssLoader.call(context, await readFile(file, 'utf8'));
    },
  },
};

/** The types keep the documentation of a contract; the code that ships does not. */
const plainContracts: Rolldown.Plugin = {
  name: 'plain-contracts',
  load: {
    filter: { id: /[\\/]src[\\/]([\w-]+[\\/])?contract\.ts$/ },
    async handler(id) {
      const { code } = await transformWithOxc(await readFile(id, 'utf8'), id);
      return { code: stripContractDocs(code), moduleType: 'js' };
    },
  },
};

/** The language that shows what is not translated is for those who make pieces; a partner's build need not emit it (D-64). */
const withoutPseudo: Rolldown.Plugin = {
  name: 'without-pseudo',
  load: {
    filter: { id: /[\\/]messages[\\/]generated[\\/]loadMessages\.ts$/ },
    async handler(id) {
      const code = await readFile(id, 'utf8');
      return { code: code.replace(/^( {2}pseudo: ).*$/m, "$1() => import('./en-US.ts'),"), moduleType: 'ts' };
    },
  },
};

const isForeign = (id: string) => /^[@a-z]/.test(id) && !id.startsWith('@travel-shell/');

export interface ElementsBundle {
  elements: ListedElement[];
  /** The names of the packages it imports, besides React. */
  dependencies: string[];
}

/** The pieces, the store and the React components as ESM with types: one package, so a page has one of each module. */
export async function bundleElements(output: string): Promise<ElementsBundle> {
  const folder = join(ROOT, 'dist/entries/npm');
  const elements = await writeEntries(folder);
  const dependencies = new Set<string>();
  const collect: Rolldown.Plugin = {
    name: 'collect-dependencies',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.fileName.endsWith('.js')) continue;
        for (const id of [...chunk.imports, ...chunk.dynamicImports])
          if (isForeign(id)) dependencies.add(id.split('/', id.startsWith('@') ? 2 : 1).join('/'));
      }
      for (const name of Object.keys(bundle)) dependencies.delete(name.split('/')[0] as string);
    },
  };
  const entries = ['index', 'react', 'store', 'testing', ...elements.map(({ contract }) => contract.tag)];
  await build({
    config: false,
    cwd: ROOT,
    entry: Object.fromEntries(entries.map((name) => [name, join(folder, `${name}.ts`)])),
    outDir: output,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    tsconfig: join(ROOT, 'tsconfig.npm.json'),
    dts: true,
    clean: false,
    plugins: [shadowCss, plainContracts, withoutPseudo, collect],
    // The bundler takes the build for development otherwise, whose checks would ship.
    define: { 'process.env.NODE_ENV': '"production"' },
    deps: { alwaysBundle: [/^@travel-shell\//], neverBundle: isForeign },
    inputOptions: { checks: { moduleLevelDirective: false } },
    outputOptions: { chunkFileNames: 'chunks/[name]-[hash].js' },
    logLevel: 'error',
  });
  return { elements, dependencies: [...dependencies].filter((name) => !/^react(-dom)?$/.test(name)).sort() };
}
