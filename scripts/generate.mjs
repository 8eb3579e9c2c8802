/**
 * Writes what is generated. Modules are in folders named `generated`, which git ignores: `npm install` and every task
 * write those whose sources have changed since the last time. `--all` writes them and the generated documents, which git
 * tracks; `--check` fails when a document is not what its generator gives.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest, ROOT } from './tasks/steps.mjs';

/** Generator -> digest of what it read and wrote the last time. */
const STAMPS = join(ROOT, 'node_modules/.cache/generated.json');

const find = (pattern) =>
  globSync(pattern, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const found = find('{packages,shared}/*/src/**/messages');
/** The rest of a piece that this branch does not have: git leaves what it ignores. */
const isLeftOver = (folder) => readdirSync(join(ROOT, folder)).join() === 'generated';
const messages = found.filter((folder) => !isLeftOver(folder));

/** Each after those whose modules it reads. */
const MODULES = [
  {
    script: 'scripts/configuration.ts',
    sources: ['scripts/configuration.ts', 'shared/core/src/configTable.ts'],
    folders: ['shared/core/src/generated'],
  },
  {
    script: 'shared/contract/scripts/generate.mjs',
    sources: ['shared/contract/scripts', 'shared/contract/openapi'],
    folders: ['shared/contract/src/generated'],
  },
  {
    script: 'packages/testing/scripts/answers.ts',
    sources: ['packages/testing/scripts', 'shared/contract/openapi'],
    folders: ['packages/testing/src/generated'],
  },
  {
    script: 'shared/i18n/scripts/messages.ts',
    sources: ['scripts', 'src/directionOf.ts', 'src/languageTagOf.ts']
      .map((path) => `shared/i18n/${path}`)
      .concat(messages),
    folders: messages.map((folder) => `${folder}/generated`),
  },
  {
    script: 'shared/ui/scripts/icons.mjs',
    sources: ['shared/ui/scripts'],
    folders: ['shared/ui/src/generated', 'shared/tokens/src/generated'],
  },
  {
    script: 'shared/tokens/scripts/build.mjs',
    sources: [
      ...['scripts', 'compile', 'brands', 'tokens'].map((folder) => `shared/tokens/${folder}`),
      ...['contrast', 'links', 'NavigationItem'].map((name) => `shared/tokens/src/${name}.ts`),
    ],
    folders: ['shared/tokens/src/generated'],
  },
];

const DOCUMENTS = [
  'scripts/dataAttributes.ts',
  'scripts/decisions.ts',
  'scripts/manifest.ts',
  'scripts/screens.ts',
  'scripts/standInFaces.ts',
  'scripts/hostEvents.ts',
  'scripts/pieceCalls.ts',
  'scripts/versions.mjs',
];

/**
 * The generated modules that a change of these files may change.
 * @param {readonly string[]} changed paths relative to the root
 */
export function modulesFrom(changed) {
  const reached = MODULES.flatMap(({ sources, folders }) =>
    sources
      .filter((source) => changed.some((file) => file === source || file.startsWith(`${source}/`)))
      .flatMap((source) => {
        const inside = folders.filter((folder) => folder.startsWith(`${source}/`));
        return inside.length > 0 ? inside : folders;
      }),
  );
  return [...new Set(reached)].flatMap((folder) => find(`${folder}/**/*.*`));
}

function run(script, ...args) {
  const command = ['--disable-warning=ExperimentalWarning', script, ...args];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

/** Another version of a package may give something else, too. */
const stateOf = ({ sources, folders }) => digest([...sources, ...folders, 'pnpm-lock.yaml']);

function writeModules() {
  for (const folder of found) if (!messages.includes(folder)) rmSync(join(ROOT, folder), { recursive: true });
  let stamps = {};
  try {
    stamps = JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    // The first time.
  }
  const stale = MODULES.filter((each) => stamps[each.script] !== stateOf(each));
  if (stale.length === 0) return true;
  if (!stale.every(({ script }) => run(script, '--modules'))) return false;
  stamp();
  return true;
}

function stamp() {
  mkdirSync(dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(Object.fromEntries(MODULES.map((each) => [each.script, stateOf(each)]))));
}

if (import.meta.main) {
  const runAll = (...args) =>
    [...MODULES.map(({ script }) => script), ...DOCUMENTS].map((script) => run(script, ...args)).every(Boolean);
  const [option] = process.argv.slice(2);
  let isDone = false;
  if (option === '--check') isDone = runAll('--check');
  else if (option === '--all') {
    isDone = runAll();
    if (isDone) stamp();
  } else isDone = writeModules();
  process.exitCode = isDone ? 0 : 1;
}
