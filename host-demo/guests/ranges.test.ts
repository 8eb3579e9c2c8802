import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeTesting } from '../../scripts/build/npm/writeElements.ts';
import { NODE_RANGE, REACT_RANGE } from '../../scripts/build/promised.ts';
import { LOWEST, VERSION_SETS, withVersions } from './versions.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const lowerEnd = (range: string) => range.replace(/^(\^|>=)/, '');

describe('what is promised', () => {
  it('has React from the version on that the guests are tried with', () => {
    expect([LOWEST.react, LOWEST['react-dom']]).toEqual([lowerEnd(REACT_RANGE), lowerEnd(REACT_RANGE)]);
  });

  it.each(['brand', 'conformance', 'fragments'])('asks for Node as tried in packages/%s', (name) => {
    expect(JSON.parse(read(`packages/${name}/package.json`)).engines).toEqual({ node: NODE_RANGE });
    expect(lowerEnd(NODE_RANGE)).toBe(LOWEST.node);
  });

  it('has Vitest from the version on that unit tests are tried with, and the elements of the page that they test', () => {
    const folder = mkdtempSync(join(tmpdir(), 'travel-shell-testing-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeTesting(folder);
    const { version, dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(lowerEnd(peerDependencies.vitest)).toBe(LOWEST.vitest);
    expect([dependencies, peerDependencies['@travel-shell/elements']]).toEqual([undefined, version]);
  });

  it('is in the table of docs/partner-guide.md, row by row', () => {
    const [, table = ''] = read('docs/partner-guide.md').split('## What it works with');
    const rows = [...table.matchAll(/^\| ([^|]+?) +\| ([\d., ]+?) +\|$/gm)].map(([, names = '', versions = '']) => {
      const found = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace('…', '@module-federation'));
      return { names: found.length > 0 ? found : ['node'], versions: versions.split(', ') };
    });
    expect(rows.length).toBeGreaterThan(5);
    for (const { names, versions } of rows)
      for (const [index, name] of names.entries()) expect(versions[index] ?? versions[0], name).toBe(LOWEST[name]);
  });
});

it.each(VERSION_SETS)('takes our own packages and the older React of its guest as they are, %s', async (set) => {
  const manifest = { dependencies: { '@travel-shell/react': '0.1.0', react: '17.0.2' }, devDependencies: {} };
  expect(await withVersions('react-17', manifest, set)).toEqual(manifest);
});

it.each([
  ['lowest', LOWEST.vite, '0.2.7'],
  ['pinned', '8.3.8', '0.2.7'],
] as const)('takes the %s version of what others publish', async (set, vite, loader) => {
  const manifest = { devDependencies: { vite: '8.3.8', 'swc-loader': '0.2.7' } };
  expect((await withVersions('vite-npm', manifest, set)).devDependencies).toEqual({ vite, 'swc-loader': loader });
});
