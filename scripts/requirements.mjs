/**
 * Writes dist/requirements.md: which tests prove each requirement of the specification, from the titles of the tests,
 * which requirements are decided otherwise, and which attacks are played. (A title in it is one of a test that runs: lint refuses
 * skipped ones.) `--check` writes nothing and fails when a title names no requirement of
 * `ids.txt`, or one of these has neither a test nor a decision nor a row in docs/product.md. `--missing` prints those.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'dist/requirements.md');
const PRODUCT = 'docs/product.md';
const ID = /[A-Z]{3}-\d{3}/;
/** A text that starts with one or more IDs, or a range of them: a test's title, or one in a table of cases. */
const TITLE = new RegExp(`(['"\`])((?:${ID.source}[,:]?(?: and| to)? )+)((?:(?!\\1)[^\\\\\\n]|\\\\.)*)\\1`, 'g');

/** As `TITLE`, of an attack. */
const ATTACK = /(['"`])(A-[A-Z]+-\d\d(?:, \d\d)*) ((?:(?!\1)[^\\\n]|\\.)*)\1/g;

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

const plain = (words) =>
  words
    .trim()
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll('|', '\\|');

const rows = [];
const attacks = [];
for (const file of files) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [, , ids, words] of text.matchAll(TITLE)) {
    for (const id of idsOf(ids)) rows.push({ id, behaviour: plain(words), file });
  }
  for (const [, , id, words] of text.matchAll(ATTACK)) attacks.push({ id, behaviour: plain(words), file });
}
for (const each of [rows, attacks]) each.sort((a, b) => a.id.localeCompare(b.id) || a.file.localeCompare(b.file));
const tableOf = (what) =>
  what.map(({ id, behaviour, file }) => `| ${id} | ${behaviour} | [${file.split('/').pop()}](../${file}) |`).join('\n');

/** Requirements that the kit does not meet by their letter, each with its decision. */
const DECIDED = {
  'CON-007': ['Keyboard outline throttle, 50 ms', 'D-23'],
  'CON-008': ['Keyboard outline debounce, 1000 ms', 'D-23'],
  'ERR-031': ['Methods of a Google service that a server-side login rejects', 'D-124'],
  'MSC-076': ['The keyboard outline is throttled', 'D-23'],
  'MSC-077': ['The keyboard outline is debounced', 'D-23'],
};

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

function decisionOf(name) {
  const number = name.slice('D-'.length).padStart(3, '0');
  const file = readdirSync(join(ROOT, 'docs/decisions')).find((each) => each.startsWith(`${number}-`));
  if (!file) throw new Error(`docs/decisions has no ${name}.`);
  const [, title] = /^# (.*)$/m.exec(read(`docs/decisions/${file}`));
  return `[${title}](../docs/decisions/${file})`;
}

const all = read('scripts/ids.txt').trim().split('\n');
const proved = new Set(rows.map(({ id }) => id));
// Statements about the whole product are reviewed instead, each where a person meets it.
const shown = new Set([...read(PRODUCT).matchAll(/^\| (PRD-\d{3}) +\|.*\]\(/gm)].map(([, id]) => id));
const missing = all.filter((id) => !proved.has(id) && !shown.has(id) && !DECIDED[id]);
const wrong = [
  ...[...proved, ...shown]
    .filter((id) => !all.includes(id))
    .map((id) => `${id} is no requirement of the specification.`),
  ...Object.keys(DECIDED)
    .filter((id) => proved.has(id))
    .map((id) => `${id} is decided otherwise, and has a test.`),
];

const text = `# Requirements proved by tests

From the titles of the tests. ${proved.size} requirements, ${rows.length} proofs.

| ID | What the test shows | Where |
|---|---|---|
${tableOf(rows)}

## Attacks

| ID | The attacker … | Where |
|---|---|---|
${tableOf(attacks)}

## Decided otherwise

The kit does not have these, for the reason that the decision gives.

| ID | Requirement | Decision |
|---|---|---|
${Object.entries(DECIDED)
  .map(([id, [requirement, decision]]) => `| ${id} | ${requirement} | ${decisionOf(decision)} |`)
  .join('\n')}

## Met by a person

Statements about the whole product, ${all.find((id) => id.startsWith('PRD'))} to ${all.findLast((id) => id.startsWith('PRD'))}: [where a person meets each](../docs/product.md).
`;

if (process.argv.includes('--missing')) {
  for (const id of missing) console.log(id);
  console.error(`${missing.length} of ${all.length} requirements have no proof.`);
} else if (process.argv.includes('--check')) {
  if (missing.length > 0) wrong.push(`No test proves ${missing.join(', ')}, and no decision says why.`);
  for (const problem of wrong) console.error(problem);
  if (wrong.length > 0) process.exit(1);
  console.log(`Each of ${all.length} requirements has a proof, a decision or a row in ${PRODUCT}.`);
} else {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, text);
  console.log(`Wrote dist/requirements.md: ${proved.size} requirements, ${rows.length} proofs.`);
  for (const problem of wrong) console.error(problem);
  if (missing.length > 0) console.error(`Without a proof: ${missing.join(', ')}.`);
}
