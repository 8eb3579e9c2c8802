import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippetOf } from '../../scripts/guideSnippets.ts';

const GUIDE = 'docs/partner-guide.md';

/** The file that a reader edits between two blocks. */
const BRAND = 'petrel/brand.json';

/** Blocks of commands, whether all they install is ours, and a file that is there afterwards. */
const BLOCKS = [
  ['npm install @travel-shell/react', false, 'node_modules/@travel-shell/elements/react.js'],
  ['npm install @travel-shell/elements', false, 'node_modules/@travel-shell/elements/errors.html'],
  ['npm install @r2wc/react-to-web-component', false, 'node_modules/@r2wc/react-to-web-component/package.json'],
  ['npm install travel-shell-fragments', true, 'node_modules/travel-shell-fragments/package.json'],
  ['npm install @module-federation/runtime-tools', false, 'node_modules/@module-federation/runtime/package.json'],
  ['npm install --no-save @travel-shell/tokens', true, BRAND],
  // And `npx travel-shell-brand build`.
  ['npx travel-shell-brand check petrel', true, 'public/petrel.json'],
] as const;

/** Runs each block of the guide as it is, in an empty folder, with our packages from this registry. */
export async function installByGuide(folder: string, registry: string, env: NodeJS.ProcessEnv): Promise<void> {
  for (const [index, [words, isOurs, expected]] of BLOCKS.entries()) {
    // The last one goes on where the one before it ended.
    const cwd = join(folder, `guide-${Math.min(index, BLOCKS.length - 2)}`);
    mkdirSync(cwd, { recursive: true });
    // Others' packages come from npm's registry, as for the guests.
    writeFileSync(join(cwd, '.npmrc'), `${isOurs ? '' : '@travel-shell:'}registry=${registry}\nprefer-offline=true\n`);
    const block = `set -e\n${snippetOf(GUIDE, words)}`;
    // npx would ask whether it may install.
    const child = spawn('sh', ['-c', block], { cwd, stdio: 'inherit', env: { ...env, npm_config_yes: 'true' } });
    const status = await new Promise((resolve) => child.on('close', resolve));
    if (status !== 0) throw new Error(`${GUIDE}: "${words} …" ended with ${status} in ${cwd}.`);
    const left = join(cwd, expected);
    if (!existsSync(left)) throw new Error(`${GUIDE}: "${words} …" left no ${expected} in ${cwd}.`);
    if (expected === BRAND) writeFileSync(left, readFileSync(left, 'utf8').replace('"id": "sister"', '"id": "petrel"'));
  }
}
