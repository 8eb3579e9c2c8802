/** Guides and READMEs list what there is, all of it and nothing else. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { Contract, Visitor } from 'travel-shell-conformance';
import { describe, expect, test } from 'vitest';
import { componentName } from './build/entries.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const scenarios = readdirSync(join(ROOT, 'host-demo/scenarios')).filter((name) =>
  existsSync(join(ROOT, 'host-demo/scenarios', name, 'page.ts')),
);
const tags = globSync('packages/*/src/{,*/}contract.ts', { cwd: ROOT }).flatMap(
  (file) => /\btag: '(travel-[a-z-]+)'/.exec(read(file))?.[1] ?? [],
);
const PRIVATE = globSync(['packages/*/package.json', 'shared/*/package.json'], { cwd: ROOT })
  .map((file) => JSON.parse(read(file)) as { name: string; private?: boolean })
  // The tokens are packed by the release, under the same name; packages/testing is packed as this one.
  .filter(({ name, private: isPrivate }) => isPrivate && !/^@travel-shell\/(tokens|testing)$/.test(name))
  .map(({ name }) => name);

test('host-demo/scenarios/README.md names every scenario with a page', () => {
  const text = read('host-demo/scenarios/README.md');
  expect(scenarios.length).toBeGreaterThan(15);
  expect(scenarios.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test.each(['docs/partner-guide.md', 'packages/elements/README.react.md'])(
  '%s names the component of every piece',
  (file) => {
    const text = read(file);
    expect(tags.length).toBeGreaterThan(10);
    expect(tags.filter((tag) => !text.includes(`\`${componentName(tag)}\``))).toEqual([]);
  },
);

test('docs/host-api.md lists every event', () => {
  const inPieces = globSync('packages/*/src/{,*/}contract.ts', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/^ {4}'(travel-[a-z-]+)': \{/gm)].map(([, name = '']) => name),
  );
  const [, all = ''] = /export interface ShellEvents \{\n([\s\S]*?)\n\}/.exec(read('shared/store/src/events.ts')) ?? [];
  const ofPage = [...all.matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, name]) => `travel-${name}`);
  expect(inPieces).toContain('travel-save-declined');
  expect(ofPage).toContain('travel-navigate');
  const text = read('docs/host-api.md');
  expect([...inPieces, ...ofPage].filter((name) => !text.includes(`| \`${name}\` `))).toEqual([]);
});

describe('what is linked is there', () => {
  const guides = ['*.md', 'docs/**/*.md', 'packages/*/*.md', 'shared/*/*.md', 'host-demo/**/*.md', 'storybook/*.md'];
  const files = guides.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] }));
  test.each(files)('%s', (file) => {
    const text = read(file).replace(/^```[\s\S]*?^```$/gm, '');
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(file), link)))).toEqual([]);
  });
});

describe('nothing to read imports a package that is not published', () => {
  // The elements' README tells of our own rooms, too.
  test.each([...globSync('docs/*.md', { cwd: ROOT }), ...globSync('packages/*/README*.md', { cwd: ROOT })])(
    '%s',
    (file) => {
      const imported = [...read(file).matchAll(/(?:from '|`)(@travel-shell\/[a-z-]+)[\w/-]*['`]/g)].map(
        ([, name]) => name,
      );
      expect(imported.filter((name) => PRIVATE.includes(name as string))).toEqual([]);
    },
  );
});

/** The one paragraph that says what an account of travel-shell-conformance needs. */
test.each([
  ['docs/elements/calls.md', '`--account` and its like'],
  ['packages/conformance/README.md', 'They sign in by password'],
])('%s names the calls by which an account signs in', async (file, words) => {
  const made: string[] = [];
  const server = createServer(({ method, url }, response) => {
    made.push(`${method} ${url}`);
    response.setHeader('Content-Type', 'application/json').end('{"formtoken":"token"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const contract = Contract.load();
  const visitor = new Visitor(contract, { baseUrl: `http://127.0.0.1:${port}`, headers: {}, timeoutMs: 5000 });
  await visitor.signIn({ username: 'ada@example.com', password: 'secret' });
  await new Promise((resolve) => server.close(resolve));
  const ids = made.map((call) => contract.operations.find(({ method, path }) => `${method} ${path}` === call)?.id);
  expect(ids).toContain('login');
  const paragraph = read(file)
    .split('\n\n')
    .find((text) => text.includes(words));
  for (const id of ids) expect(paragraph).toContain(`\`${id}\``);
});
