import { link, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { exportFragments } from './exportFragments.ts';

it('replaces each file as a whole: what a reader has begun to read stays as it was', async () => {
  const out = await mkdtemp(join(tmpdir(), 'fragments-export-'));
  onTestFinished(() => rm(out, { recursive: true }));
  const write = (text: string) =>
    exportFragments(
      { renderFragment: async () => text, fileAttribute: () => undefined },
      { out, pieces: ['header'], brands: ['flagship'], locales: ['en-US'], presentations: ['default'] },
    );
  await write('before');
  const files = await readdir(join(out, 'header'));
  expect(files).toContain('flagship.en-US.default.html.br');
  // As a reader that has opened the file sees it.
  for (const file of files) await link(join(out, 'header', file), join(out, file));
  const kept = await Promise.all(files.map((file) => readFile(join(out, file))));
  await write('after');
  for (const [index, file] of files.entries()) expect(await readFile(join(out, file))).toEqual(kept[index]);
  expect(await readFile(join(out, 'header/flagship.en-US.default.html'), 'utf8')).toBe('after');
});
