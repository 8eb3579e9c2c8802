import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { JOINED, joinFragments, writeJoined } from './joined.ts';

test('a file for each of the looks, and none for what a press opens', () => {
  const folder = mkdtempSync(join(tmpdir(), 'travel-shell-joined-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'fragments/header'), { recursive: true });
  writeFileSync(join(folder, 'loader.js'), '(()=>{seen=travelShellJoined})();// the end');
  for (const file of ['flagship.en-US.default.html', 'flagship.en-US.default.open.html', 'second.ar.dark.html'])
    writeFileSync(join(folder, 'fragments/header', file), `<p>${file}`);
  const names = writeJoined(folder);
  expect(names.sort()).toEqual(['header.flagship.en-US.js', 'header.second.ar.dark.js']);
  expect(names.every((name) => JOINED.test(name) && JOINED.test(`${name}.br`))).toBe(true);
  expect(JOINED.test('loader.js') || JOINED.test('header/element.1a2b3c4d.js')).toBe(false);
  expect(readFileSync(join(folder, 'header.second.ar.dark.js'), 'utf8')).toContain('<p>second.ar.dark.html');
});

test('the script gets the fragments as they are, whatever is in them, and leaves no global', () => {
  const html = '</script><p title="\'`$0\\">\u2028é';
  const before = Object.keys(globalThis);
  const found = new Function(
    `let seen;${joinFragments('seen=travelShellJoined;// the end', { a: html })}return seen`,
  )();
  expect(found).toEqual({ a: html });
  expect(Object.keys(globalThis)).toEqual(before);
});
