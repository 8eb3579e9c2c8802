/**
 * Writes docs/requirements.md from the titles of the tests: which requirement is proved, in whose words, and where.
 * `--check` writes nothing and fails when the file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'docs/requirements.md');
const ID = /[A-Z]{3}-\d{3}/;
/** A test whose title starts with one or more IDs: `it('HDR-017 HDR-018 gets a shadow …'`. */
const TITLE = new RegExp(
  `\\b(?:it|test)(?:\\.[a-z]+(?:\\([^)]*\\))?)*\\(\\s*(['"\`])((?:${ID.source}[,:]?(?: and)? )+)((?:(?!\\1)[^\\\\]|\\\\.)*)\\1`,
  'g',
);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .sort();

const rows = [];
for (const file of files) {
  for (const [, , ids, words] of readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)) {
    const behaviour = words
      .trim()
      .replaceAll(/\\(['"`])/g, '$1')
      .replaceAll('|', '\\|');
    for (const [id] of ids.matchAll(new RegExp(ID, 'g'))) rows.push({ id, behaviour, file });
  }
}
rows.sort((a, b) => a.id.localeCompare(b.id) || a.file.localeCompare(b.file));

const proved = new Set(rows.map(({ id }) => id)).size;
const text = `# Requirements proved by tests

Generated from the titles of the tests by \`node scripts/requirements.mjs\`; do not edit. A requirement without a row is
not proved. ${proved} requirements, ${rows.length} proofs.

| ID | What the test shows | Where |
|---|---|---|
${rows.map(({ id, behaviour, file }) => `| ${id} | ${behaviour} | [${file.split('/').pop()}](../${file}) |`).join('\n')}
`;

if (process.argv.includes('--check')) {
  let present = '';
  try {
    present = readFileSync(FILE, 'utf8');
  } catch {
    // Counts as out of date.
  }
  if (present !== text) {
    console.error('docs/requirements.md is out of date. Run: node scripts/requirements.mjs');
    process.exit(1);
  }
  console.log(`docs/requirements.md is up to date: ${proved} requirements.`);
} else {
  writeFileSync(FILE, text);
  console.log(`Wrote docs/requirements.md: ${proved} requirements, ${rows.length} proofs.`);
}
