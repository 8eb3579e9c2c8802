import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkPackage } from './checkPackage.ts';

let folder: string;
const MANIFEST = { name: 'probe', version: '1.0.0', license: 'MIT', type: 'module' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-package-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Packs these files as npm does, and checks them. */
function check(manifest: object, files: Record<string, string>): Promise<string[]> {
  const room = join(folder, 'package');
  mkdirSync(room);
  writeFileSync(join(room, 'package.json'), JSON.stringify({ ...MANIFEST, ...manifest }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(room, name), text);
  const archive = join(folder, 'probe.tgz');
  execFileSync('tar', ['-czf', archive, '-C', folder, 'package']);
  return checkPackage(room, archive);
}

const EXPORTS = { exports: { '.': { types: './index.d.ts', default: './index.js' } } };
const FILES = { 'index.js': 'export const one = 1;\n', 'index.d.ts': 'export declare const one: number;\n' };

it('takes a package of ESM and types', async () => {
  expect(await check(EXPORTS, FILES)).toEqual([]);
});

it('finds a file of exports that is missing', async () => {
  const problems = await check({ exports: { '.': './other.js' } }, FILES);
  expect(problems.join()).toContain('publint');
});

it('finds types that do not resolve', async () => {
  const broken = { ...FILES, 'index.d.ts': "export * from './missing.js';\n" };
  expect((await check(EXPORTS, broken)).join()).toContain('attw');
});

it('finds a module of custom-elements.json that is missing', async () => {
  const manifest = JSON.stringify({ modules: [{ path: 'travel-header.js' }] });
  const problems = await check(
    { ...EXPORTS, customElements: 'custom-elements.json' },
    { ...FILES, 'custom-elements.json': manifest },
  );
  expect(problems).toEqual(['probe: custom-elements.json names travel-header.js, which is not in the package.']);
});
