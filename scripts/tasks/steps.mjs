/** Shared by several tasks: run a command, build what is stale. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { passSignals } from '../passSignals.mjs';

export const ROOT = join(import.meta.dirname, '../..');

/**
 * Runs a command of the workspace. With `quiet`, prints its output only when it fails. Resolves to `{ code, output }`.
 */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    const isStopping = passSignals(child);
    child.on('close', (code) => {
      // The next command is not wanted either.
      if (isStopping()) process.exit(code ?? 1);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a command. Ends the process where that fails, with what a quiet one has said; else resolves to its output. */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  console.error(output.trimEnd());
  process.exit(code);
}

/** Files, exports and dependencies that nothing uses, by `knip.jsonc`; git ignores generated modules. Some five seconds. */
export const UNUSED = ['knip', ['--no-progress', '--no-config-hints', '--no-gitignore']];

/** Who imports whom, by `.dependency-cruiser.mjs`. */
export const IMPORTS = ['depcruise', ['packages', 'shared', 'host-demo', 'storybook', 'scripts']];

export const FRESH = ['node', ['scripts/generate.mjs', '--check']];
export const PROVED = ['node', ['scripts/requirements.mjs', '--check']];
export const TYPES = ['tsc', ['-p', 'tsconfig.json']];

const SHELL = [
  ...['packages', 'shared', 'scripts/build', 'webpack.config.ts', 'pnpm-lock.yaml'],
  // The version and what is said of it.
  ...['package.json', 'CHANGELOG.md', 'docs/errors.md'],
];
/** Not part of `SHELL`: in the checkout it runs from its sources. */
const BACK_END = ['src', 'bin', 'package.json', 'README.md'].map((part) => `packages/back-end/${part}`);
/** The Markdown of the site beside `docs`. */
const READMES = globSync(['*.md', '{packages,shared,host-demo}/*/{,src/**/}README*.md', 'storybook/README.md'], {
  cwd: ROOT,
}).sort();
const node = (...args) => ['node', args];

const BUILDS = {
  /** For the demo and most tests: fragments are rendered when they are asked for. */
  pieces: { sources: SHELL, output: 'dist/travel-shell/pieces.json', command: node('scripts/build/build.ts') },
  /** The build that is uploaded or packed. */
  release: {
    sources: SHELL,
    output: 'dist/travel-shell/fragments',
    command: node('scripts/build/build.ts', '--release'),
  },
  partner: {
    sources: ['host-demo/partner', 'shared', 'pnpm-lock.yaml'],
    output: 'host-demo/scenarios/partner/static/dist',
    command: node('host-demo/partner/build.ts'),
  },
  conformance: {
    sources: ['packages/conformance', 'shared/contract', 'scripts/build/conformance.ts', 'pnpm-lock.yaml'],
    output: 'packages/conformance/dist/main.js',
    command: node('scripts/build/conformance.ts'),
  },
  brand: {
    sources: ['packages/brand', 'shared/tokens', 'scripts/build/brand.ts', 'pnpm-lock.yaml'],
    output: 'packages/brand/dist/command.js',
    command: node('scripts/build/brand.ts'),
  },
  doctor: {
    sources: ['packages/doctor', 'shared/checks', 'shared/core', 'scripts/build/doctor.ts', 'pnpm-lock.yaml'],
    output: 'packages/doctor/dist/command.js',
    command: node('scripts/build/doctor.ts'),
  },
  fourthBrand: {
    sources: ['host-demo/scenarios/fourth-brand/petrel', 'packages/brand', 'shared/tokens', 'pnpm-lock.yaml'],
    output: 'dist/demo/petrel.json',
    command: node(
      ...['packages/brand/bin/travel-shell-brand.js', 'build', 'host-demo/scenarios/fourth-brand/petrel'],
      ...['--out', 'dist/demo/petrel.json'],
    ),
  },
  npm: {
    sources: [...SHELL, ...BACK_END, 'tsconfig.base.json', 'tsconfig.npm.json', 'LICENSE'],
    output: 'dist/npm/elements/package.json',
    command: node('scripts/build/npm.ts'),
  },
  guests: {
    sources: [...SHELL, 'host-demo/guests', 'tsconfig.npm.json'],
    output: 'dist/guests',
    command: node('host-demo/guests/build.ts'),
  },
  docs: {
    sources: ['docs', 'scripts/llms.ts', 'shared/tokens/src/generated', 'pnpm-lock.yaml', ...READMES],
    output: 'dist/docs/index.html',
    command: ['vitepress', ['build', 'docs']],
  },
  storybook: {
    sources: [...SHELL, 'storybook', 'scripts/shadowCssPlugin.ts'],
    output: 'dist/storybook/index.html',
    command: node('storybook/build.mjs'),
  },
};

/** Scenarios of files that only a release has. */
const OF_RELEASE = /scenarios\/(bare|strict-csp|releases|fragments)\b/;

/** Builds of one folder only, and the scenarios that show them. The pieces are built for every scenario. */
export const OTHER_BUILDS = [
  { name: 'partner', folder: 'host-demo/partner/', scenarios: /scenarios\/(partner|releases)\// },
  { name: 'brand', folder: 'packages/brand/', scenarios: /scenarios\/fourth-brand\// },
  { name: 'doctor', folder: 'packages/doctor/', scenarios: /scenarios\/doctor\// },
  { name: 'fourthBrand', folder: 'host-demo/scenarios/fourth-brand/', scenarios: /scenarios\/fourth-brand\// },
  { name: 'docs', folder: 'docs/', scenarios: /scenarios\/docs\// },
  { name: 'storybook', folder: 'storybook/build.mjs', scenarios: /scenarios\/storybook\.spec/ },
];

/** @param {readonly string[]} specs */
export const buildsFor = (specs) => [
  specs.some((spec) => OF_RELEASE.test(spec)) ? 'release' : 'pieces',
  ...OTHER_BUILDS.filter(({ scenarios }) => specs.some((spec) => scenarios.test(spec))).map(({ name }) => name),
];

/** The builds of the demo beside the pieces. */
export const DEMO_BUILDS = ['partner', 'conformance', 'brand', 'doctor', 'fourthBrand', 'docs', 'storybook'];

/** A digest of every source file, so that a build runs only when something has changed. */
export function digest(sources) {
  const hash = createHash('sha256');
  const visit = (path) => {
    // `BACK_END` names its parts.
    if (/(^|\/)(node_modules|dist)$|^packages\/back-end$/.test(path)) return;
    let entries;
    try {
      entries = readdirSync(join(ROOT, path)).sort();
    } catch {
      hash.update(path).update(readFileSync(join(ROOT, path))); // a file
      return;
    }
    for (const entry of entries) visit(`${path}/${entry}`);
  };
  for (const source of sources) if (existsSync(join(ROOT, source))) visit(source);
  return hash.digest('hex');
}

/** @param options `keepsRelease`: fails where the release of this version is there with other contents */
export async function buildIfStale(name, { force = false, quiet = false, keepsRelease = false } = {}) {
  const { sources, command } = BUILDS[name];
  const stampOf = (build) => join(ROOT, 'dist', `.${build}-built-from`);
  const stamp = stampOf(name);
  const state = digest(sources);
  const isFresh = (build) =>
    existsSync(join(ROOT, BUILDS[build].output)) &&
    existsSync(stampOf(build)) &&
    readFileSync(stampOf(build), 'utf8') === state;
  // Both write the same files. A fresh release is as good for the demo, and the demo's build is no release.
  if (!force && (isFresh(name) || (name === 'pieces' && isFresh('release')))) return { code: 0, output: 'up to date' };
  if (!quiet) console.log(`Building ${name} …`);
  const [program, args] = command;
  const options = name === 'release' && !keepsRelease ? ['--replace'] : [];
  const result = await run(program, [...args, ...options], { quiet });
  if (result.code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, state);
  } else if (!quiet) process.exit(result.code);
  return result;
}
