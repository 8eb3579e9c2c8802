/**
 * Writes the version of the root's package.json into every other one and into shared/core. `--check` writes nothing and
 * fails when one differs.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const tracked = execFileSync('git', ['ls-files', '*package.json'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const packages = tracked.filter((file) =>
  /^(shared|packages|host-demo|storybook)\/([\w-]+\/)?package\.json$/.test(file),
);
const GUESTS = /^host-demo\/guests\//;

const texts = new Map(packages.filter((file) => !GUESTS.test(file)).map((file) => [file, withVersion(file)]));
for (const file of tracked.filter((each) => GUESTS.test(each))) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  texts.set(file, text.replaceAll(/("@travel-shell\/[\w-]+"): "[^"]+"/g, `$1: "${version}"`));
}
texts.set(
  'shared/core/src/version.ts',
  `/** The version of every package, piece and contract. Written by scripts/versions.mjs. */\nexport const VERSION = '${version}';\n`,
);

// The version of the contract, which reports of the conformance command name.
for (const file of ['shared/contract/openapi/common.yaml', 'shared/contract/openapi.yaml']) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  texts.set(file, text.replace(/^( {2}version): .+$/m, `$1: ${version}`));
}

function withVersion(file) {
  return readFileSync(join(ROOT, file), 'utf8').replace(/^( {2}"version"): "[^"]+"/m, `$1: "${version}"`);
}

const stale = [...texts].filter(([file, text]) => {
  try {
    return readFileSync(join(ROOT, file), 'utf8') !== text;
  } catch {
    return true;
  }
});
if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(join(ROOT, file), text);
else if (stale.length > 0) {
  console.error(`Not of version ${version}: ${stale.map(([file]) => file).join(', ')}. Run: node scripts/versions.mjs`);
  process.exit(1);
}
