import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack, { type Compilation, type Module, type Stats, type Chunk as WebpackChunk } from 'webpack';
import * as icons from './generated/icons.ts';

/**
 * Checks what a piece's chunk contains of this room, with the bundler and loaders that build the pieces: one chunk per
 * entry. Libraries and the other rooms are external.
 */
const SRC = import.meta.dirname;
const ROOT = join(SRC, '../../..');
const require = createRequire(join(ROOT, 'package.json'));
const OUTSIDE = [/^(react|react-dom|@floating-ui)(\/|$)/, /^@travel-shell\/(?!ui(\/|$))/];

const PRIMITIVES = globSync('*/index.ts', { cwd: SRC })
  .map((file) => dirname(file))
  .sort();

/** By the name of their entry: `header`, `pickers/country-picker`. */
const PIECES = new Map(
  globSync('packages/*/src/**/element.ts', { cwd: ROOT }).map((file) => [
    dirname(file)
      .replaceAll('\\', '/')
      .replace(/^packages\/([\w-]+)\/src/, '$1'),
    join(ROOT, file),
  ]),
);

/** The primitives each one uses. A new one here adds bytes to every piece that uses it. */
const BRINGS: Readonly<Record<string, readonly string[]>> = {
  'account-button': ['adaptive', 'avatar', 'popover', 'scroll', 'surface'],
  checkbox: ['choice', 'field'],
  combobox: ['button', 'field', 'listbox', 'popover', 'spinner'],
  adaptive: ['popover', 'scroll', 'surface'],
  menu: ['popover'],
  'confirm-dialog': ['button', 'dialog', 'scroll', 'surface'],
  dialog: ['scroll', 'surface'],
  surface: ['popover', 'scroll'],
  'data-table': ['button'],
  'date-fields': ['field'],
  'file-field': ['button', 'field'],
  flag: ['picture-failure'],
  link: ['button'],
  'native-select': ['field'],
  'phone-field': ['field', 'native-select'],
  'password-field': ['field', 'text-field'],
  'radio-group': ['choice', 'field'],
  tabs: ['scroll-row'],
  select: ['field', 'listbox'],
  'text-area': ['field'],
  'text-field': ['field'],
  toast: ['button', 'surface'],
  'trip-picture': ['picture-failure'],
};

/** As pieces import it. */
const ENTRIES: Readonly<Record<string, string>> = {
  root: `export { Icon } from '@travel-shell/ui';`,
  oneIcon: `export { closeIcon } from '@travel-shell/ui/icons';`,
  withoutSheet: `export { Badge } from '@travel-shell/ui/badge';`,
  unused: `import { Tabs } from '@travel-shell/ui/tabs'; export { Badge } from '@travel-shell/ui/badge';`,
  ...Object.fromEntries(PRIMITIVES.map((name) => [`all/${name}`, `export * from '@travel-shell/ui/${name}';`])),
  ...Object.fromEntries([...PIECES].map(([name, file]) => [`piece/${name}`, `import ${JSON.stringify(file)};`])),
};

interface Chunk {
  /** Files of this room, relative to `src`. */
  files: string[];
  /** The text of the files, also those of a piece, without generated ones. */
  source: string;
  text: string;
}

let folder: string;
const chunks = new Map<string, Chunk>();

/** Lists concatenated modules one by one. */
const partsOf = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

const filesOf = ({ chunkGraph }: Compilation, built: WebpackChunk): string[] =>
  [...(chunkGraph?.getChunkModules(built) ?? [])]
    .flatMap(partsOf)
    .flatMap((module) => module.nameForCondition() ?? [])
    .sort();

async function sourceOf(files: string[]): Promise<string> {
  const written = files.filter((file) => isAbsolute(file) && !file.includes('generated'));
  return (await Promise.all(written.map((file) => readFile(file, 'utf8')))).join('\n');
}

async function chunkOf(compilation: Compilation, built: WebpackChunk): Promise<Chunk> {
  const files = filesOf(compilation, built);
  return {
    files: files.map((file) => relative(SRC, file)).filter((file) => !file.startsWith('..')),
    source: await sourceOf(files),
    text: await readFile(join(folder, `${built.name}.js`), 'utf8'),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ui-bundle-'));
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    // In this package, which may import itself by name through its own `exports`.
    context: SRC,
    entry: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, code]) => [name, `data:text/javascript,${encodeURIComponent(code)}`]),
    ),
    output: { path: folder, filename: '[name].js', library: { type: 'module' }, module: true },
    experiments: { outputModule: true },
    externals: OUTSIDE,
    externalsType: 'module',
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.shadow\.css$/, loader: require.resolve('./scripts/build/shadowCss.cjs') },
      ],
    },
  });
  const { compilation } = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  for (const built of compilation.chunks) {
    if (built.name && Object.hasOwn(ENTRIES, built.name)) chunks.set(built.name, await chunkOf(compilation, built));
  }
  await new Promise((resolve) => compiler.close(resolve));
  if (compilation.errors.length > 0) throw new Error(compilation.errors.map(({ message }) => message).join('\n'));
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const chunk = (name: string): Chunk => {
  const found = chunks.get(name);
  if (!found) throw new Error(`There is no chunk ${name}.`);
  return found;
};

/** The primitives with a file in a chunk. */
const primitivesIn = (name: string) =>
  PRIMITIVES.filter((primitive) => chunk(name).files.some((file) => dirname(file) === primitive));

test('an import of the room’s index contains only the named exports', () => {
  expect(chunk('root').files).toEqual(['Icon.tsx']);
  expect(chunk('withoutSheet').files).toEqual(['Icon.tsx', 'badge/Badge.tsx']);
  expect(chunk('unused').files).toEqual(chunk('withoutSheet').files);
});

test.each(PRIMITIVES)('%s contains its own parts and no other primitive', (name) => {
  const others = primitivesIn(`all/${name}`).filter((other) => other !== name);
  expect(BRINGS[name] ?? []).toEqual(expect.arrayContaining(others));
});

/** These two export all icons. */
const HAVE_ICONS = Object.keys(ENTRIES).filter((name) => !/\/(vertical-)?icons$/.test(name));

test.each(HAVE_ICONS)('%s contains only icons it uses', (name) => {
  const { source, text } = chunk(name);
  const named = new Set(`${ENTRIES[name]}${source}`.match(/\b\w+Icon\b/g));
  // Whole literals: one icon's path may be the start of another's.
  const there = Object.entries(icons).filter(([, path]) => [`"${path}"`, `'${path}'`].some((of) => text.includes(of)));
  expect(there.map(([icon]) => icon).filter((icon) => !named.has(icon))).toEqual([]);
});

test.each([...PIECES.keys()])('%s contains only the primitives that it imports and their parts', (piece) => {
  const name = `piece/${piece}`;
  const imported = [...chunk(name).source.matchAll(/from '@travel-shell\/ui\/([\w-]+)'/g)].map(([, from = '']) => from);
  const allowed = [...imported, ...imported.flatMap((from) => BRINGS[from] ?? [])];
  expect(allowed).toEqual(expect.arrayContaining(primitivesIn(name)));
});

test('the header contains only these files', () => {
  const files = chunk('piece/header').files.filter((file) => !file.startsWith('generated/icons/'));
  expect(files).toEqual([
    'Icon.tsx',
    'account-button/AccountButton.tsx',
    'account-button/AccountShell.tsx',
    'account-button/account-button.shadow.css',
    'adaptive/useAdaptiveSurface.ts',
    'afterFrame.ts',
    'avatar/Avatar.tsx',
    'avatar/avatar.shadow.css',
    'avatar/initialsOf.ts',
    'avatar/shortNameOf.ts',
    'base/base.shadow.css',
    'fit-row/fitRow.ts',
    'isComposing.ts',
    'popover/keepAutoPopover.ts',
    'popover/onFrameFocus.ts',
    'popover/supportsAnchors.ts',
    'popover/useAutoPopover.ts',
    'popover/usePinnedPlace.ts',
    'popover/usePopoverPosition.ts',
    'scroll/lockScroll.ts',
    'surface/adaptSurface.ts',
    'surface/holdSurface.ts',
    'surface/openDialogs.ts',
    'useEffectEvent.ts',
    'useMediaQuery.ts',
    'vertical-link/VerticalLink.tsx',
    'vertical-link/shownItems.ts',
  ]);
});
