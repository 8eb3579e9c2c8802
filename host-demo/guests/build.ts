/**
 * Builds the guests, foreign projects that follow docs/partner-guide.md, in a folder outside of this one: installs our packages
 * from a registry of its own and everything else from npm's. Expects `dist/npm/`. `dist/guests/` gets what each of them
 * serves.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { installByGuide } from './installByGuide.ts';
import { startRegistry } from './startRegistry.ts';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
const OUTPUT = join(ROOT, 'dist/guests');
const PNPM = 'pnpm@12.21.0';

const guests = readdirSync(HERE).filter((name) => existsSync(join(HERE, name, 'package.json')));
const folder = mkdtempSync(join(tmpdir(), 'travel-shell-guests-'));
const byGuide = mkdtempSync(join(tmpdir(), 'travel-shell-guide-'));

/** A guest has our Node, as older ones may be installed, but neither our commands nor our modules. */
const PATH = [
  dirname(process.execPath),
  ...(process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(ROOT)),
].join(delimiter);

const ENV = { ...process.env, PATH, NODE_ENV: '', CI: 'true', NEXT_TELEMETRY_DISABLED: '1' };

/** Beside the registry, which runs in this process. */
async function pnpm(...args: string[]): Promise<void> {
  const from = performance.now();
  const child = spawn('npx', ['-y', PNPM, ...args], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: ENV,
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  console.log(`pnpm ${args.join(' ')}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed in ${folder}.`);
}

const registry = await startRegistry(join(ROOT, 'dist/npm'), mkdtempSync(join(tmpdir(), 'travel-shell-registry-')));
try {
  for (const guest of guests) cpSync(join(HERE, guest), join(folder, guest), { recursive: true });
  writeFileSync(join(folder, '.npmrc'), `@travel-shell:registry=${registry.url}\n`);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const settings = {
    packages: ['*'],
    // Our packages are seconds old.
    minimumReleaseAge: 0,
    // Some bundlers' binaries come with scripts, which they do not need.
    strictDepBuilds: false,
    // Only a scope can have a registry of its own.
    overrides: { 'travel-shell-fragments': registry.archiveOf('travel-shell-fragments') },
  };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  await pnpm('install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only');
  // Outside of the guests' workspace, which npm would take for theirs.
  if (process.platform !== 'win32') await installByGuide(byGuide, registry.url, ENV);
} finally {
  registry.stop();
}
await pnpm('--recursive', '--workspace-concurrency=2', 'run', 'build');
rmSync(OUTPUT, { recursive: true, force: true });
for (const guest of guests) {
  const dist = join(folder, guest, 'dist');
  // Guests without pages only check types.
  if (existsSync(dist)) cpSync(dist, join(OUTPUT, guest), { recursive: true });
}
for (const each of [folder, byGuide]) rmSync(each, { recursive: true, force: true });
process.exit(0);
