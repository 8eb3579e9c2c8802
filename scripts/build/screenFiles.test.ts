import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { screenFiles } from './screenFiles.ts';

const LONG = `'${'x'.repeat(400)}'`;

/** A piece with two screens: `people` has a form and a part for a later press, and uses a module of the element's. */
const SOURCES = {
  'element.js': `import './screens.ts'; import { common } from './common.js'; document.title = common;`,
  'screens.ts': `export const load = {
    people: () => import(/* webpackChunkName: "people" */ './people.js'),
    teams: () => import(/* webpackChunkName: "teams" */ './teams.js'),
  };
  window.load = load;`,
  'people.js': `import { common } from './common.js'; import { table } from './table.js';
    document.body.textContent = common + table;
    import(/* webpackChunkName: "form-en-US" */ './form.js');
    import(/* webpackChunkName: "form-ar" */ './formInArabic.js');
    window.help = () => import(/* webpackChunkName: "help" */ './help.js');`,
  'teams.js': `import { table } from './table.js'; document.body.textContent = table;`,
  'common.js': `export const common = ${LONG};`,
  'table.js': `export const table = ${LONG};`,
  ...Object.fromEntries(['form', 'formInArabic', 'help'].map((name) => [`${name}.js`, `document.title = '${name}';`])),
};

async function compile() {
  const root = mkdtempSync(join(tmpdir(), 'travel-shell-screens-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const compiler = webpack({
    ...{ mode: 'production', context: root, target: ['web', 'es2022'], devtool: false },
    entry: { element: './element.js' },
    output: { path: join(root, 'out'), filename: '[name].js', chunkFilename: '[name].js' },
    optimization: {
      chunkIds: 'named',
      splitChunks: { chunks: 'all', minSize: 0, cacheGroups: { table: { test: /table/, name: 'table' } } },
    },
  });
  const { compilation } = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, stats) => (error || !stats ? reject(error) : resolve(stats))),
  );
  return compilation;
}

const compilation = await compile();

test('a screen has its own files, those it shares with others, and one language of its forms', () => {
  const filesOf = (name: string) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
  const screens = screenFiles(compilation, filesOf);
  expect(Object.keys(screens)).toEqual(['people', 'teams']);
  expect(screens.people?.sort()).toEqual(['form-en-US.js', 'people.js', 'table.js']);
  expect(screens.teams?.sort()).toEqual(['table.js', 'teams.js']);
});

test('what its element has loaded already does not count', () => {
  const filesOf = (name: string) => [
    ...(compilation.namedChunkGroups.get(name)?.getFiles() ?? []),
    'runtime/dialog.js',
  ];
  expect(screenFiles(compilation, filesOf).teams).not.toContain('runtime/dialog.js');
});
