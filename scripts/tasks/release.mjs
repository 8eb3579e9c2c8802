/**
 * `npm run release`: raises the version by the notes in `.changeset/`, which go into CHANGELOG.md, builds, packs every public package into `dist/npm/`
 * and publishes them. A version that is not out yet, or not all of it, is published as it is: the first one, and one whose
 * release has stopped in the middle. What goes out has no known hole of a high severity, and `dist/sbom/` lists what is in it.
 * `--dry-run` raises and publishes nothing; `--unaudited` is for who has asked another registry for the holes.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withChanges } from '../build/releaseNotes.ts';
import { auditDependencies, writeBillsOfMaterials } from './dependencies.mjs';
import { buildIfStale, must, ROOT, run } from './steps.mjs';

/** Each after those that it depends on. */
const PACKAGES = [
  ...['@travel-shell/elements', '@travel-shell/react', '@travel-shell/testing', '@travel-shell/tokens'],
  ...['travel-shell-fragments', 'travel-shell-conformance', 'travel-shell-brand', 'travel-shell-doctor'],
  'travel-shell-back-end',
];
const CHANGES = join(ROOT, '.changeset');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');

const { repository: hasRepository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
if (!hasRepository)
  console.warn(
    'package.json has no "repository": links of READMEs lead nowhere on npm, and nothing proves their origin.',
  );

const isDryRun = process.argv.includes('--dry-run');

const readVersion = (file = 'package.json') => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).version;

/** Whether the registry has this version of a package. Ends the process where it cannot say. */
async function isOut(name, version) {
  const { code, output } = await run('npm', ['view', `${name}@${version}`, 'version'], { quiet: true });
  if (code === 0) return output.trim() !== '';
  if (/E404/.test(output)) return false;
  console.error(`The registry does not say whether ${name}@${version} is out: ${output.trimEnd()}`);
  process.exit(1);
}

async function missingOf(version) {
  const outside = [];
  for (const name of PACKAGES) if (!(await isOut(name, version))) outside.push(name);
  return outside;
}

/** Puts the notes into the changelog, below this version, and takes them out of their folder. */
function takeNotes(version, notes) {
  writeFileSync(
    CHANGELOG,
    withChanges(
      readFileSync(CHANGELOG, 'utf8'),
      version,
      notes.map(({ text }) => text),
    ),
  );
  for (const { file } of notes) rmSync(join(CHANGES, file), { force: true });
}

/** The version that this release is of. */
async function chooseVersion() {
  const version = readVersion();
  const files = readdirSync(CHANGES).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const notes = files.map((file) => ({ file, text: readFileSync(join(CHANGES, file), 'utf8') }));
  const missing = await missingOf(version);
  if (missing.length > 0) {
    console.log(`${version} is not out: ${missing.join(', ')}.`);
    // Once one is out, what is noted is of the next version.
    if (missing.length === PACKAGES.length) takeNotes(version, notes);
    return version;
  }
  if (notes.length === 0) {
    console.error(`${version} is out, and there is no note in .changeset: nothing is to be released.`);
    process.exit(1);
  }
  await must('changeset', ['version']);
  // Changesets raises the public packages, which are of one version.
  const raised = readVersion('packages/elements/package.json');
  const file = join(ROOT, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {2}"version"): "[^"]+"/m, `$1: "${raised}"`));
  takeNotes(raised, notes);
  return raised;
}

// First, so that a release that is refused has changed nothing.
await auditDependencies({ isDryRun, isUnaudited: process.argv.includes('--unaudited') });
// `changeset status` ends with 1 on a branch without notes, and in a clone without `main`.
if (isDryRun) await run('changeset', ['status']);
else await must('npm', ['whoami']);
const version = isDryRun ? readVersion() : await chooseVersion();
if (!isDryRun) await must('node', ['scripts/generate.mjs', '--all']);
for (const name of ['release', 'conformance', 'brand', 'doctor']) await buildIfStale(name, { keepsRelease: !isDryRun });
// The next release is compared with these sizes.
if (!isDryRun) await must('node', ['host-demo/bench/sizes.ts', '--write']);
// The published packages are built anew.
await buildIfStale('npm', { force: !isDryRun });
await writeBillsOfMaterials();
const missing = isDryRun ? PACKAGES : await missingOf(version);
for (const name of missing) {
  const archive = `dist/npm/${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  // A build server can prove what the archive was made from, if the package says where that is.
  const canProve = hasRepository && (process.env.ACTIONS_ID_TOKEN_REQUEST_URL || process.env.SIGSTORE_ID_TOKEN);
  const options = ['--access', 'public', ...(isDryRun ? ['--dry-run'] : []), ...(canProve ? ['--provenance'] : [])];
  await must('npm', ['publish', archive, ...options]);
}
if (!isDryRun)
  console.log(`Commit this, and tag the commit v${version}: Storybook marks the stories that change after it.`);
