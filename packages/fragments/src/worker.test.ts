/** The built renderer where there is nothing of Node: in workers and at an edge. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parse } from 'acorn';
import { beforeAll, describe, expect, it } from 'vitest';

const BUILT = new URL('../../../dist/fragments/', import.meta.url);

beforeAll(() => {
  if (!existsSync(new URL('release.js', BUILT))) throw new Error(`${BUILT} has no build. Run npm run build.`);
});

/** What a built module imports, at once or later. */
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

/** Runs it in a realm that has only what every worker has, and prints each piece's HTML. */
const SCRIPT = `
import { readFile } from 'node:fs/promises';
import { createContext, SourceTextModule } from 'node:vm';
const names = ['AbortController', 'AbortSignal', 'TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams', 'ReadableStream',
  'Event', 'EventTarget', 'clearTimeout', 'setTimeout', 'queueMicrotask', 'structuredClone', 'fetch', 'console'];
const context = createContext(Object.fromEntries(names.map((name) => [name, globalThis[name]])));
context.self = context;
const load = async (file) => new SourceTextModule(await readFile(new URL(file, process.argv.at(-1)), 'utf8'), { context, identifier: file });
const module = await load('index.js');
await module.link((name) => {
  if (name !== './release.js') throw new Error('It imports ' + name);
  return load(name);
});
await module.evaluate();
const { renderFragment, FRAGMENT_PIECES } = module.namespace;
const html = {};
for (const piece of FRAGMENT_PIECES) html[piece] = await renderFragment(piece, { locale: 'de-DE', brand: 'sister' });
console.log(JSON.stringify(html));
`;

describe('in a realm without Node', () => {
  it('renders every piece as Node does', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--input-type=module'],
        ...['--eval', SCRIPT, BUILT.href],
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { renderFragment, FRAGMENT_PIECES } = await import(new URL('index.js', BUILT).href);
    const html = JSON.parse(stdout);
    expect(Object.keys(html)).toEqual(FRAGMENT_PIECES);
    for (const piece of FRAGMENT_PIECES) {
      expect(html[piece], piece).toBe(await renderFragment(piece, { locale: 'de-DE', brand: 'sister' }));
      expect(html[piece], piece).toContain('<template shadowrootmode="open">');
    }
  });
});
