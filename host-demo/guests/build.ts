/**
 * Builds the guests, foreign projects that follow docs/partner-guide.md, in a folder outside of this one: installs our packages
 * from a registry of its own and everything else from npm's. Expects `dist/npm/`. `dist/guests/` gets what each of them
 * serves. `build.ts lowest` and `build.ts newest` take other versions (versions.ts), and write `dist/guests-lowest/` and
 * `dist/guests-newest/`; names of guests behind it build only those.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { COPIES, makeCopy } from './copies.ts';
import { installByGuide } from './installByGuide.ts';
import { startRegistry } from './startRegistry.ts';
import { type GuestManifest, LOWEST, VERSION_SETS, type VersionSet, withVersions } from './versions.ts';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
const PNPM = 'pnpm@12.21.0';

const [set = 'pinned', ...only] = process.argv.slice(2) as [VersionSet?, ...string[]];
if (!VERSION_SETS.includes(set)) throw new Error(`"${set}" is none of ${VERSION_SETS.join(', ')}.`);
const OUTPUT = join(ROOT, set === 'pinned' ? 'dist/guests' : `dist/guests-${set}`);

const guests = readdirSync(HERE)
  .filter((name) => existsSync(join(HERE, name, 'package.json')))
  .concat(set === 'pinned' ? Object.keys(COPIES) : [])
  .filter((name) => only.length === 0 || only.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'travel-shell-guests-'));
const byGuide = mkdtempSync(join(tmpdir(), 'travel-shell-guide-'));

/** Files that the guide promises to be TypeScript, too, as they are: checked in the guest `types`. */
const TYPED = [
  'vite-npm/src/App.jsx',
  'r2wc/src/acme-points.jsx',
  'react-router/src/Shell.jsx',
  'elements/src/main.js',
];

/** A guest has a Node of ours, as older ones may be installed, but neither our commands nor our modules. */
const PATH = [
  // A Node of the set, where it has one.
  join(folder, 'node_modules/.bin'),
  dirname(process.execPath),
  ...(process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(ROOT)),
].join(delimiter);

const ENV = { ...process.env, PATH, NODE_ENV: '', CI: 'true', NEXT_TELEMETRY_DISABLED: '1' };

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
const writeJson = (content: object, ...path: string[]) =>
  writeFileSync(join(...path), `${JSON.stringify(content, null, 2)}\n`);

/** Beside the registry, which runs in this process. */
async function pnpm(...args: string[]): Promise<boolean> {
  const from = performance.now();
  const child = spawn('npx', ['-y', PNPM, ...args], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: ENV,
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  console.log(`pnpm ${args.join(' ')}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** `hosts` has Astro's client router, which needs none of the 110 MB that Astro's own build does. */
const WITHOUT_ASTRO_BUILD = `module.exports = {
  hooks: { readPackage: (read) => (read.name === 'astro' ? { ...read, dependencies: {}, optionalDependencies: {} } : read) },
};
`;

const NODE = { lowest: LOWEST.node, newest: 'latest', pinned: undefined }[set];

const registry = await startRegistry(join(ROOT, 'dist/npm'), mkdtempSync(join(tmpdir(), 'travel-shell-registry-')));
try {
  for (const guest of guests) {
    if (Object.hasOwn(COPIES, guest)) await makeCopy(guest, join(folder, guest));
    else cpSync(join(HERE, guest), join(folder, guest), { recursive: true });
    const manifest = await withVersions(guest, readJson(folder, guest, 'package.json'), set);
    writeJson(manifest, folder, guest, 'package.json');
  }
  if (guests.includes('types')) {
    for (const file of TYPED)
      cpSync(
        join(HERE, file),
        join(folder, 'types/src/guide', file.replace('/src/', '-').replace(/\.js(x?)$/, '.ts$1')),
      );
  }
  writeFileSync(join(folder, '.npmrc'), `@travel-shell:registry=${registry.url}\n`);
  // pnpm takes a dependency that is called `node` for a runtime to download elsewhere.
  writeJson({ private: true, devDependencies: NODE && { 'node-runtime': `npm:node@${NODE}` } }, folder, 'package.json');
  const settings = {
    packages: ['*'],
    // Our packages are seconds old.
    minimumReleaseAge: 0,
    // Some bundlers' binaries come with scripts, which they do not need.
    strictDepBuilds: false,
    allowBuilds: { node: true },
    // Only a scope can have a registry of its own.
    overrides: { 'travel-shell-fragments': registry.archiveOf('travel-shell-fragments') },
  };
  writeJson(settings, folder, 'pnpm-workspace.yaml');
  writeFileSync(join(folder, '.pnpmfile.cjs'), WITHOUT_ASTRO_BUILD);
  const from = set === 'newest' ? [] : ['--prefer-offline'];
  if (!(await pnpm('install', ...from, '--no-frozen-lockfile', '--reporter=append-only')))
    throw new Error(`The guests could not be installed in ${folder}.`);
  // Outside of the guests' workspace, which npm would take for theirs.
  if (set === 'pinned' && process.platform !== 'win32') await installByGuide(byGuide, registry.url, ENV);
} finally {
  registry.stop();
}
const isBuilt = await pnpm('--recursive', '--no-bail', '--report-summary', '--workspace-concurrency=2', 'run', 'build');

/** Who was built, and with what, for scripts/tasks/testRanges.mjs. */
const { executionStatus } = readJson(folder, 'pnpm-exec-summary.json') as {
  executionStatus: Record<string, { status: string }>;
};
const node = NODE ? readJson(folder, 'node_modules/node-runtime/package.json').version : process.versions.node;
const report = guests.map((guest) => {
  const { dependencies, devDependencies }: GuestManifest = readJson(folder, guest, 'package.json');
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const versions = names.map((name) => [name, readJson(folder, guest, 'node_modules', name, 'package.json').version]);
  const { status } = executionStatus[join(folder, guest)] ?? {};
  return { guest, isBuilt: status === 'passed', versions: { node, ...Object.fromEntries(versions) } };
});

rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
for (const guest of guests) {
  const dist = join(folder, guest, 'dist');
  // Guests without pages only check types.
  if (existsSync(dist)) cpSync(dist, join(OUTPUT, guest), { recursive: true });
}
writeJson(report, OUTPUT, 'versions.json');
if (isBuilt) for (const each of [folder, byGuide]) rmSync(each, { recursive: true, force: true });
else console.error(`Not built, see ${folder}: ${report.filter((each) => !each.isBuilt).map(({ guest }) => guest)}`);
process.exit(isBuilt ? 0 : 1);
