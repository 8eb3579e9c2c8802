import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { changedStories, readChanges, withChanges } from './changedStories.ts';

afterEach(() => vi.unstubAllEnvs());

const FOLDER = 'storybook/screenshots/baselines';

it('calls a story new if all of its pictures are, and changed if one is', () => {
  const changes = readChanges(
    [
      `A\t${FOLDER}/pieces-header/signed-in/wide-default.webp`,
      `A\t${FOLDER}/pieces-header/signed-in/wide-rtl.webp`,
      `M\t${FOLDER}/pieces-footer/plain/wide-default.webp`,
      `A\t${FOLDER}/pieces-footer/plain/wide-dark.webp`,
      `A\t${FOLDER}/components-link/in-text/narrow-default.webp`,
      `M\t${FOLDER}/components-link/in-text/narrow-rtl.webp`,
      `D\t${FOLDER}/pieces-header/gone/wide-default.webp`,
    ].join('\n'),
  );
  expect([...changes]).toEqual([
    ['pieces-header--signed-in', 'new'],
    ['pieces-footer--plain', 'changed'],
    ['components-link--in-text', 'changed'],
  ]);
});

it('tags the entries of the index by the ids that Storybook gives them', () => {
  const entries = [
    { title: 'Pieces/Account menu', exportName: 'SignedInWithImage', tags: ['dev'] },
    { title: 'Pieces/Account menu', exportName: 'Plain' },
  ];
  const changes = new Map([['pieces-account-menu--signed-in-with-image', 'new' as const]]);
  expect(withChanges(entries, changes)).toEqual([{ ...entries[0], tags: ['dev', 'new'] }, entries[1]]);
});

it('compares with the commit that STORYBOOK_SINCE names', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  const empty = git('hash-object', '-t', 'tree', '/dev/null');
  vi.stubEnv('STORYBOOK_SINCE', empty);
  const changes = changedStories();
  expect(changes.size).toBeGreaterThan(250);
  expect(new Set(changes.values())).toEqual(new Set(['new']));
});

it('says which commit is not there, and marks nothing in a copy without git', () => {
  expect(() => changedStories('no-such-commit')).toThrow('no-such-commit');
  const folder = mkdtempSync(join(tmpdir(), 'travel-shell-no-git-'));
  vi.stubEnv('GIT_DIR', folder);
  expect(changedStories().size).toBe(0);
  rmSync(folder, { recursive: true });
});
