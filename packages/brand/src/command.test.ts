import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from './command.ts';

const SISTER = join(import.meta.dirname, '../../../shared/tokens/brands/sister');

let folder: string;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  await cp(SISTER, folder, { recursive: true });
  lines = [];
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((text: string) => void lines.push(text));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const file = (name: string) => join(folder, name);

/** Replaces text in a file of the folder. */
async function change(name: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file(name), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(file(name), after);
}

it('says that a folder is fine', async () => {
  expect(await runCommand(['check', folder])).toBe(0);
  expect(lines).toEqual([`${folder} is fine: "Solenne", brand="sister".`]);
});

it('builds one file', async () => {
  const out = file('out/solenne.json');
  expect(await runCommand(['build', folder, '--out', out])).toBe(0);
  const built = JSON.parse(await readFile(out, 'utf8'));
  expect(built).toMatchObject({
    format: 1,
    id: 'sister',
    name: 'Solenne',
    navigationScale: 1,
    links: { home: '/', trips: '/trips' },
  });
  expect(built.icons.hotels).toMatch(/^M/);
  expect(built.logo.mark.nodes[0]).toEqual([
    'path',
    { fill: 'var(--_color-brand-text)', d: 'M5 19.5a11 11 0 0 1 22 0z' },
  ]);
  expect(built.css).toHaveLength(2);
  expect(built.css[0]).toContain('--_color-brand: var(--travel-color-brand, #ad3a1d);');
});

it('reports everything that is wrong at once: file, place, what is there, what was expected', async () => {
  await change('brand.json', '"id": "sister"', '"id": "My Brand", "colour": "red"');
  await change('brand.json', '"url": "/hotels"', '"url": "javascript:alert(1)"');
  await change('light.tokens.json', '"text-muted": {', '"text-mutted": {');
  await change('dark.tokens.json', '{palette.cocoa.', '{palette.chocolate.');
  await change('foundation.look.tokens.json', '"unit": "ms"', '"unit": "minutes"');
  await change('palette.tokens.json', /"hex": "#\w+"/, '"hex": "red; } body { display: none"');
  await change('mark.svg', '<path', '<script>alert(1)</script><path onclick="alert(1)"');
  await rm(file('word.svg'));
  expect(await runCommand(['check', folder])).toBe(1);
  const told = lines.join('\n');
  for (const line of [
    'brand.json /id: "My Brand". Expected must match pattern',
    'brand.json /colour: "red". Expected no such key; known: $schema, id, name',
    'brand.json /navigation/0/url: "javascript:alert(1)". Expected must match pattern',
    "word.svg: no such file. Expected the logo's word.",
    'mark.svg /svg/script[1]: <script>. Expected one of g, defs, path',
    'mark.svg /svg/path[1]@onclick: "alert(1)". Expected no event attributes: nothing in a logo may run.',
    'light.tokens.json /color/text-muted: nothing. Expected a token of the type color.',
    'light.tokens.json /color/text-mutted: a token. Expected none of this name: nothing reads it.',
    'Expected a color of the palette, such as "{palette.',
    '/unit: "minutes". Expected ms or s.',
    'Expected six digits such as "#00684a".',
  ]) {
    expect(told).toContain(line);
  }
  expect(told).toContain(`problems in ${folder}.`);
});

it.each([
  ['a link', '<a href="https://other.example"><path d="M0 0"/></a>', '<a>'],
  ['a picture', '<image href="https://other.example/a.png"/>', '<image>'],
  ['foreign HTML', '<foreignObject><b>Hi</b></foreignObject>', '<foreignObject>'],
  ['another use', '<use xlink:href="https://other.example/a.svg#b"/>', '<use>'],
  ['a style', '<path d="M0 0" style="fill: url(https://other.example)"/>', 'attributes instead of styles'],
  ['a paint from elsewhere', '<path d="M0 0" fill="url(https://other.example/a.svg#b)"/>', 'Expected a colour'],
  ['text', '<g>Solenne</g>', 'convert text to paths'],
])('refuses a logo with %s', async (_, markup, reason) => {
  await change('mark.svg', '</svg>', `${markup}</svg>`);
  expect(await runCommand(['check', folder])).toBe(1);
  expect(lines.join('\n')).toContain(reason);
});

it('refuses what is not XML', async () => {
  await change('mark.svg', '</svg>', '');
  expect(await runCommand(['check', folder])).toBe(1);
  expect(lines[0]).toMatch(/^mark\.svg: .*Expected well-formed XML\.$/);
});

it('names colours with too little contrast', async () => {
  await change('light.tokens.json', /"text": \{\s+"\$value": "[^"]+"/, '"text": {"$value": "{palette.cream.200}"');
  expect(await runCommand(['check', folder])).toBe(1);
  expect(lines[0]).toMatch(
    /^light\.tokens\.json \/color\/text: #\w+ on surface #\w+: \d\.\d\d:1\. Expected a contrast of 4\.5:1\.$/,
  );
});

it.each([
  ['docs/partner-guide.md', 'npm install --no-save @travel-shell/tokens'],
  ['packages/brand/README.md', 'npx travel-shell-brand check petrel'],
])('runs the commands of %s', async (name, first) => {
  const guide = await readFile(join(import.meta.dirname, '../../..', name), 'utf8');
  expect(guide).toContain(`\n${first}\n`);
  const commands = [...guide.matchAll(/^npx travel-shell-brand (.+)$/gm)].map(([, args = '']) => args.split(' '));
  expect(commands.map(([command]) => command)).toEqual(['check', 'build']);
  await cp(SISTER, file('petrel'), { recursive: true });
  const command = join(import.meta.dirname, '../bin/travel-shell-brand.js');
  for (const args of commands) await promisify(execFile)(process.execPath, [command, ...args], { cwd: folder });
  expect(JSON.parse(await readFile(file('public/petrel.json'), 'utf8')).name).toBe('Solenne');
});

it('explains a wrong command line', async () => {
  expect(await runCommand(['bake', folder])).toBe(2);
  expect(await runCommand(['check', file('nowhere')])).toBe(2);
  expect(await runCommand(['build', folder, '--colour'])).toBe(2);
  expect(await runCommand(['--help'])).toBe(0);
  expect(lines[0]).toContain('"bake" is not a command');
  expect(lines.at(-1)).toContain('Usage: travel-shell-brand');
});
