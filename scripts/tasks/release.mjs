/**
 * `npm run release`: raises the version by the notes in `.changeset/`, which go into CHANGELOG.md, builds, packs every public package into `dist/npm/`
 * and publishes them. What goes out has no known hole of a high severity, and `dist/sbom/` lists what is in it.
 * `--dry-run` raises and publishes nothing; `--unaudited` is for who has asked another registry for the holes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withChanges } from '../build/releaseNotes.ts';
import { auditDependencies, writeBillsOfMaterials } from './dependencies.mjs';
import { buildIfStale, ROOT, run } from './steps.mjs';

const isDryRun = process.argv.includes('--dry-run');

async function must(command, args) {
  const { code } = await run(command, args);
  if (code !== 0) process.exit(code);
}

// First, so that a release that is refused has changed nothing.
await auditDependencies({ isDryRun, isUnaudited: process.argv.includes('--unaudited') });
// It ends with 1 on a branch without notes, and in a clone without `main`.
if (isDryRun) await run('changeset', ['status']);
else {
  const changes = join(ROOT, '.changeset');
  const files = readdirSync(changes).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const notes = files.map((name) => readFileSync(join(changes, name), 'utf8'));
  await must('changeset', ['version']);
  // Changesets raises the public packages, which are of one version.
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/elements/package.json'), 'utf8'));
  const file = join(ROOT, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {2}"version"): "[^"]+"/m, `$1: "${version}"`));
  const changelog = join(ROOT, 'CHANGELOG.md');
  writeFileSync(changelog, withChanges(readFileSync(changelog, 'utf8'), version, notes));
  await must('node', ['--disable-warning=ExperimentalWarning', 'scripts/generate.mjs', '--all']);
}
for (const name of ['release', 'conformance', 'brand']) await buildIfStale(name, { keepsRelease: !isDryRun });
// What the next release is compared with.
if (!isDryRun) await must('node', ['--disable-warning=ExperimentalWarning', 'host-demo/bench/sizes.ts', '--write']);
// What is published is built anew.
await buildIfStale('npm', { force: !isDryRun });
const archives = readdirSync(join(ROOT, 'dist/npm')).filter((name) => name.endsWith('.tgz'));
await writeBillsOfMaterials();
for (const archive of archives) {
  const args = ['publish', join('dist/npm', archive), '--access', 'public', ...(isDryRun ? ['--dry-run'] : [])];
  await must('npm', args);
}
