import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import { expect, onTestFinished, test } from 'vitest';
import webpack from 'webpack';
import { BUNDLER, type BuiltModules, ListModules } from './ListModules.ts';

const require = createRequire(import.meta.url);
const SWC = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } };

/** Builds these files, with the first as the entry, and lists their modules. */
async function build(sources: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'travel-shell-modules-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const list: BuiltModules = { modules: [], files: {}, screens: {} };
  const compiler = webpack({
    ...{ mode: 'production', context: root, target: ['web', 'es2022'], devtool: false },
    entry: { main: `./${Object.keys(sources)[0]}` },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, loader: require.resolve('swc-loader'), options: SWC }] },
    output: { path: join(root, 'out'), filename: '[name].[contenthash].js', chunkFilename: '[name].[contenthash].js' },
    plugins: [new ListModules(list, 'piece/', join(root, 'maps'))],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve())),
  );
  const [main, later] = ['main', 'later'].map((name) => {
    const url = Object.keys(list.files).find((file) => file.startsWith(`piece/${name}.`)) as string;
    const { runs, loads } = list.files[url] ?? { runs: [], loads: [] };
    const text = url && readFileSync(join(root, 'out', url.replace('piece/', '')), 'utf8');
    const byModule: Record<string, string> = {};
    let at = 0;
    for (const [module, length] of runs) {
      const name = list.modules[module] as string;
      byModule[name] = (byModule[name] ?? '') + text.slice(at, at + length);
      at += length;
    }
    const map = url && JSON.parse(readFileSync(join(root, 'maps', `${url}.map`), 'utf8'));
    return { url, text, length: at, byModule, loads, map };
  });
  return { main: main as NonNullable<typeof main>, later: later as NonNullable<typeof later> };
}

test('gives every character of a built file to the module it comes from', async () => {
  const { main, later } = await build({
    'packages/piece/a.js': `import { used } from '../../shared/ui/b.js';
import { third } from 'third';
import { joined } from './joined.js';
document.title = used + third + joined;
window.more = () => import(/* webpackChunkName: "later" */ './later.js');`,
    'shared/ui/b.js': `export const used = document.querySelector('.used');
export const unused = () => document.querySelector('.unused');`,
    'packages/piece/joined.js': `export const joined = document.querySelector('.joined');`,
    'packages/piece/later.js': `document.body.className = 'later';`,
    'node_modules/.pnpm/third@1.0.0/node_modules/third/index.js': `export const third = window.name;`,
    'node_modules/third/index.js': `export * from '../.pnpm/third@1.0.0/node_modules/third/index.js';`,
  });
  expect(main.length).toBe(main.text.length);
  expect(Object.keys(main.byModule).sort()).toEqual([
    ...['node_modules/third/index.js', 'packages/piece/a.js', 'packages/piece/joined.js', 'shared/ui/b.js'],
    BUNDLER,
  ]);
  expect(main.byModule['shared/ui/b.js']).toContain('.used');
  expect(main.byModule['packages/piece/joined.js']).toContain('.joined');
  expect(main.byModule['node_modules/third/index.js']).toContain('window.name');
  expect(main.text).not.toContain('unused');
  expect(main.loads).toEqual([later.url]);
  expect(later.length).toBe(later.text.length);
  expect(later.byModule['packages/piece/later.js']).toContain('className');
  expect(later.loads).toEqual([]);
});

test('keeps the source map of each file apart, with the sources as they were written', async () => {
  const source = `const visitor: string = window.name;
document.title = \`Hello \${visitor}\`;
window.more = () => import(/* webpackChunkName: "later" */ './later.ts');`;
  const { main, later } = await build({
    'packages/piece/a.ts': source,
    'packages/piece/later.ts': 'alert(1 as number);',
  });
  expect(main.text).not.toContain('sourceMappingURL');
  expect(main.map).toMatchObject({ version: 3, file: main.url.replace('piece/', '') });
  const index = main.map.sources.indexOf('packages/piece/a.ts');
  expect(main.map.sourcesContent[index]).toBe(source);
  // The statement's place in the file leads to its line in the source.
  const column = main.text.indexOf('document.title');
  const [line = []] = decode(main.map.mappings);
  expect(line.find(([start]) => start === column)).toEqual([column, index, 1, 0, expect.any(Number)]);
  expect(later.map.sources).toContain('packages/piece/later.ts');
});
