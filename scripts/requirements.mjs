/**
 * Writes docs/requirements.md from the titles of the tests: which tests prove each requirement, with their titles and
 * files. `--check` writes nothing and fails when the file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'docs/requirements.md');
const ID = /[A-Z]{3}-\d{3}/;
/** A text that starts with one or more IDs, or a range of them: a test's title, or one in a table of cases. */
const TITLE = new RegExp(`(['"\`])((?:${ID.source}[,:]?(?: and| to)? )+)((?:(?!\\1)[^\\\\\\n]|\\\\.)*)\\1`, 'g');

/** `STA-003 to STA-009` names everything between, too. */
function idsOf(text) {
  const named = [...text.matchAll(new RegExp(`(${ID.source})(?: to (${ID.source}))?`, 'g'))];
  return named.flatMap(([, first, last = first]) => {
    const [area, from, to] = [first.slice(0, 4), Number(first.slice(4)), Number(last.slice(4))];
    return Array.from({ length: to - from + 1 }, (_, i) => `${area}${String(from + i).padStart(3, '0')}`);
  });
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  // git lists a file that has been deleted until that is committed.
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && existsSync(join(ROOT, file)))
  .sort();

const rows = [];
for (const file of files) {
  for (const [, , ids, words] of readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)) {
    const behaviour = words
      .trim()
      .replaceAll(/\\(['"`])/g, '$1')
      .replaceAll('|', '\\|');
    for (const id of idsOf(ids)) rows.push({ id, behaviour, file });
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
