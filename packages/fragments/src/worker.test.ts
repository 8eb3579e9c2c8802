/** The built renderer where there is nothing of Node: in workers and at an edge. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parse } from 'acorn';
import { beforeAll, expect, it } from 'vitest';

const BUILT = new URL('../../../dist/fragments/', import.meta.url);

beforeAll(() => {
  if (!existsSync(new URL('release.js', BUILT))) throw new Error(`${BUILT} has no build. Run npm run build.`);
});

/** The modules that a built module imports, at once or later. */
function importsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (node && typeof node === 'object') {
      const { type, source } = node as { type?: string; source?: { value?: unknown } | null };
      if (/^(Import|Export)/.test(type ?? '') && source) found.push(String(source.value));
      visit(Object.values(node));
    }
  };
  visit(parse(readFileSync(new URL(file, BUILT), 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' }));
  return found;
}

it.each([
  ['index.js', ['./release.js']],
  ['session.js', []],
])('%s imports nothing of Node', (file, expected) => {
  expect(importsOf(file)).toEqual(expected);
});

it('the command keeps what needs Node', () => {
  const imports = importsOf('command.js');
  expect(imports).toContain('./index.js');
  expect(imports.filter((name) => !name.startsWith('node:') && name !== './index.js')).toEqual([]);
});

/** Prints the HTML of each piece. */
const RENDER = `
const { renderFragment, FRAGMENT_PIECES } = module;
const html = {};
for (const piece of FRAGMENT_PIECES) html[piece] = await renderFragment(piece, { locale: 'de-DE', brand: 'sister' });
console.log(JSON.stringify(html));
`;

const IN_NODE = `const module = await import(new URL('index.js', process.argv.at(-1)));${RENDER}`;

/** In a realm that has only what every worker has. */
const IN_WORKER = `
import { readFile } from 'node:fs/promises';
import { createContext, SourceTextModule } from 'node:vm';
const names = ['AbortController', 'AbortSignal', 'TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams', 'ReadableStream',
  'Event', 'EventTarget', 'clearTimeout', 'setTimeout', 'queueMicrotask', 'structuredClone', 'fetch', 'console'];
const context = createContext(Object.fromEntries(names.map((name) => [name, globalThis[name]])));
context.self = context;
const load = async (file) =>
  new SourceTextModule(await readFile(new URL(file, process.argv.at(-1)), 'utf8'), { context, identifier: file });
const main = await load('index.js');
await main.link((name) => {
  if (name !== './release.js') throw new Error('It imports ' + name);
  return load(name);
});
await main.evaluate();
const module = main.namespace;${RENDER}`;

async function run(script: string): Promise<Record<string, string>> {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--input-type=module'];
  const args = [...flags, '--eval', script, BUILT.href];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

it('renders every piece in a realm without Node as in Node', async () => {
  const [inNode, inWorker] = await Promise.all([run(IN_NODE), run(IN_WORKER)]);
  expect(Object.keys(inWorker).length).toBeGreaterThan(10);
  expect(inWorker).toEqual(inNode);
  for (const html of Object.values(inWorker)) expect(html).toContain('<template shadowrootmode="open">');
});
