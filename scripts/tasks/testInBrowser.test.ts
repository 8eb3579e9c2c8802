import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(ROOT, 'shared/testing/src/ends-its-page-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a file whose page ends fails alone: the others run', () => {
  const write = (name: string, body: string) =>
    writeFileSync(join(folder, `${name}.browser.test.ts`), `import { test } from 'vitest';\n${body}`);
  write('ends', "test('ends', async () => { window.frameElement.remove(); await new Promise(() => {}); }, 3000);");
  for (const name of ['one', 'two', 'three']) write(name, `test('${name}', () => {});`);
  const { status, stdout } = spawnSync('node', ['scripts/tasks/testInBrowser.mjs', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, BROWSER_CACHE: 'ends' },
  });
  expect(stdout).toContain('Running the 3 files that it kept from running.');
  expect(stdout).toMatch(/ FAIL {2}\S+ends\.browser\.test\.ts: its page ended/);
  expect(stdout).toMatch(/Tests .*3 passed/);
  expect(status).toBe(1);
});
