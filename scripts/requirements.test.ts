import { exec } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const ids = read('scripts/ids.txt').trim().split('\n');
const rows = read('docs/product.md')
  .split('\n')
  .filter((line) => line.startsWith('| PRD-'))
  .map((line) => {
    const [, id = '', statement = '', place = ''] = line.split('|').map((cell) => cell.trim());
    return { id, statement, links: [...place.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link) };
  });

it('the list of requirements is sorted and has each once', () => {
  expect(ids).toHaveLength(1076);
  expect(ids).toEqual([...new Set(ids)].sort());
});

it('docs/product.md says where a person meets each statement about the product', () => {
  expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => id.startsWith('PRD-')));
  for (const { id, statement, links } of rows) {
    expect(statement, id).not.toBe('');
    expect(links, id).not.toEqual([]);
    expect(links.filter((link) => !existsSync(join(ROOT, 'docs', link)))).toEqual([]);
  }
});

const run = (command: string) =>
  promisify(exec)(command, { cwd: ROOT, env: { ...process.env, npm_config_loglevel: 'silent' } });

it('npm run requirements -- --missing names no requirement: each has a proof, a decision or a row there', async () => {
  const { stdout } = await run('npm run requirements -- --missing');
  expect(stdout.trim()).toBe('');
});

it('npm run requirements writes which tests prove each, by links that lead somewhere', async () => {
  await run('npm run requirements');
  const links = [...read('dist/requirements.md').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(ids.length);
  expect(links.filter((link) => !existsSync(join(ROOT, 'dist', link)))).toEqual([]);
});
