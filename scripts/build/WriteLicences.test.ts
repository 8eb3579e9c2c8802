import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';
import { WriteLicences } from './WriteLicences.ts';

const react = createRequire(import.meta.url).resolve('react');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes the licence of each package in a bundle, and of no other', async () => {
  writeFileSync(join(folder, 'index.js'), `import ${JSON.stringify(react)};`);
  const compiler = webpack({
    ...{ mode: 'none', context: folder, entry: './index.js', output: { path: join(folder, 'dist') } },
    plugins: [new WriteLicences()],
  });
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
  const text = readFileSync(join(folder, 'dist/LICENSES.md'), 'utf8');
  expect(text).toMatch(/^## react - 19\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain('Permission is hereby granted');
  expect(text.match(/^## /gm)).toHaveLength(1);
});
