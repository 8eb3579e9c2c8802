/**
 * Writes what is generated. Modules are in folders named `generated`, which git ignores: `npm install` and every task
 * write those whose sources have changed since the last time. `--all` writes them and the generated documents, which git
 * tracks; `--check` writes nothing and fails when a file is not what its generator gives. With the paths of generators it
 * runs those alone, and with `--root=<folder>` for the packages there instead of ours.
 *
 * A generator exports `generate(root)`, which gives `Files`, and throws where its sources are wrong.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { digest, ROOT } from './tasks/steps.mjs';
import { writeFiles } from './writeFiles.ts';

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
    sources: ['scripts', 'messages', 'src/directionOf.ts', 'src/languageTagOf.ts']
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
    script: 'packages/back-end/scripts/flags.ts',
    sources: ['packages/back-end/scripts'],
    folders: ['packages/back-end/src/pages/generated'],
  },
  {
    script: 'shared/tokens/scripts/build.mjs',
    sources: [
      ...['scripts', 'compile', 'brands', 'tokens'].map((folder) => `shared/tokens/${folder}`),
      ...['links', 'NavigationItem'].map((name) => `shared/tokens/src/${name}.ts`),
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

/** Another version of a package may give something else, too. */
const stateOf = ({ sources, folders }) => digest([...sources, ...folders, 'pnpm-lock.yaml']);

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    return {}; // the first time
  }
}

function stamp() {
  mkdirSync(dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(Object.fromEntries(MODULES.map((each) => [each.script, stateOf(each)]))));
}

const isModule = ([file]) => file.includes('/generated/');

/** Whether the generator could run, and has found nothing out of date in a check. */
async function run(script, { root, isCheck, isModules }) {
  try {
    const { generate } = await import(pathToFileURL(join(ROOT, script)).href);
    const files = Object.entries(await generate(root)).filter((entry) => !isModules || isModule(entry));
    const stale = writeFiles(root, Object.fromEntries(files), isCheck);
    if (stale.length === 0) return true;
    const names = stale.length > 9 ? `${stale.length} files` : stale.join(', ');
    if (!isCheck) console.log(`${script}: ${names} written.`);
    else console.error(`${script}: ${names} out of date. Run: node scripts/generate.mjs --all`);
    return !isCheck;
  } catch (error) {
    console.error(`${script}: ${error.message}`);
    return false;
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean' }, check: { type: 'boolean' }, root: { type: 'string' } },
    allowPositionals: true,
  });
  const { all = false, check: isCheck = false, root = ROOT } = values;
  const isModules = !all && !isCheck && positionals.length === 0;
  for (const folder of isModules ? found : []) {
    if (!messages.includes(folder)) rmSync(join(ROOT, folder), { recursive: true });
  }
  const stamps = readStamps();
  const modules = MODULES.filter((each) => !isModules || stamps[each.script] !== stateOf(each));
  const usual = [...modules.map(({ script }) => script), ...(isModules ? [] : DOCUMENTS)];
  let isDone = true;
  // One after the other: most read what those before them have written.
  for (const script of positionals.length > 0 ? positionals : usual)
    isDone = (await run(script, { root, isCheck, isModules })) && isDone;
  if (isDone && !isCheck && root === ROOT && modules.length > 0) stamp();
  process.exitCode = isDone ? 0 : 1;
}

if (import.meta.main) await main();
