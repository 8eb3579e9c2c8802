/** Fails when a committed file is not what its generator writes now. `--write` runs the generators instead. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const GENERATORS = [
  'shared/contract/scripts/generate.mjs',
  'packages/testing/scripts/answers.ts',
  'shared/i18n/scripts/messages.ts',
  'shared/tokens/scripts/build.mjs',
  'shared/ui/scripts/icons.mjs',
  'scripts/configuration.ts',
  'scripts/dataAttributes.ts',
  'scripts/decisions.ts',
  'scripts/manifest.ts',
  'scripts/screens.ts',
  'scripts/standInFaces.ts',
  'scripts/hostEvents.ts',
  'scripts/pieceCalls.ts',
  'scripts/requirements.mjs',
  'scripts/versions.mjs',
];

const args = process.argv.includes('--write') ? [] : ['--check'];
let failed = false;
for (const generator of GENERATORS) {
  const { status } = spawnSync('node', ['--disable-warning=ExperimentalWarning', generator, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
