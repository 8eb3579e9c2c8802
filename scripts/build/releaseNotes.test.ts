import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import rootPackage from '../../package.json' with { type: 'json' };
import { changesOf, releaseNotes, withChanges } from './releaseNotes.ts';

const CHANGELOG =
  '# Changelog\n\nFor people.\n\n## 1.1.0\n\n- New.\n\n## 1.0.0 (2026-11-01)\n\n- Old.\n\n### Fixed\n\n- All.\n';

test('has the changes of that version alone', () => {
  expect(changesOf(CHANGELOG, '1.1.0')).toBe('- New.');
  expect(changesOf(CHANGELOG, '1.0.0')).toBe('- Old.\n\n### Fixed\n\n- All.');
  expect(() => changesOf(CHANGELOG, '1.0')).toThrow('has no "## 1.0"');
});

test('has a tag that pins the release, and the integrity of each script that pages name', () => {
  const notes = releaseNotes('1.1.0', CHANGELOG, (file) => Buffer.from(`text of ${file}`));
  const integrityOf = (file: string) => `sha384-${createHash('sha384').update(`text of ${file}`).digest('base64')}`;
  const [tag] = notes.match(/<script.*integrity.*/) as RegExpMatchArray;
  expect(tag).toContain('/travel-shell/1.1.0/loader.js"');
  expect(tag).toContain(`integrity="${integrityOf('loader.js')}"`);
  expect(tag).toContain('crossorigin="anonymous"');
  for (const file of ['loader.js', 'consent.js', 'frame.js']) {
    expect(notes).toContain(`| \`1.1.0/${file}\` | \`${integrityOf(file)}\` |`);
  }
});

test('notes of Changesets become the part of a new version, or go behind what a person has written of it', () => {
  const notes = ['---\n"@travel-shell/elements": minor\n---\n\nOne.\nStill one.\n', '---\n---\n\nTwo.\n'];
  const changed = withChanges(CHANGELOG, '1.2.0', notes);
  expect(changesOf(changed, '1.2.0')).toBe('- One.\n  Still one.\n- Two.');
  expect(changesOf(changed, '1.1.0')).toBe('- New.');
  expect(withChanges(changed, '1.2.0', [])).toBe(changed);
  const more = withChanges(changed, '1.1.0', ['Other.']);
  expect(changesOf(more, '1.1.0')).toBe('- New.\n\n- Other.');
  expect([changesOf(more, '1.2.0'), changesOf(more, '1.0.0')]).toEqual(
    ['1.2.0', '1.0.0'].map((version) => changesOf(changed, version)),
  );
});

test('our changelog has the version that is built', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  expect(changesOf(changelog, rootPackage.version)).not.toBe('');
});
