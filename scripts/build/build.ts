/**
 * Builds everything below dist/: `node scripts/build/build.ts [--watch | --release [--replace]]`. Only a release has a folder
 * of its version, has fragments as files and is compressed as far as it goes, which takes minutes; without, the demo's
 * server renders fragments when they are asked for. A release that is there stays as it is: another one of its version
 * fails, unless with `--replace`, for one that nobody has been served. `--root=<folder>` builds the pieces in its
 * `packages/` instead of ours, `--dist=<folder>` sets the output folder.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { LOCALES } from '@travel-shell/core';
import type { BuiltFile, PieceRelease, Release } from '@travel-shell/loader/bridge';
import type { Compilation } from 'webpack';
import webpack from 'webpack';
import rootPackage from '../../package.json' with { type: 'json' };
import { configurations } from '../../webpack.config.ts';
import { checkLocaleChunks } from './checkLocaleChunks.ts';
import { errorPage } from './errorPage.ts';
import { writeFonts } from './fonts.ts';
import { type BuiltModules, ListModules } from './ListModules.ts';
import { integrityOf } from './NamedScript.ts';
import { pageStyle } from './pageRules.ts';
import {
  exposeChunk,
  findPieces,
  hasMessages,
  localeChunk,
  type Piece,
  type PieceElement,
  ROOT,
  sheetChunk,
} from './pieces.ts';
import { releaseNotes } from './releaseNotes.ts';
import { screenFiles } from './screenFiles.ts';
import { sharedIn } from './sharedModules.ts';
import { CANARY_LOADER, CURRENT, canaryLoader, chooseVersion, isReleased, writeVersion } from './versions.ts';

const { values: options } = parseArgs({
  options: {
    ...{ watch: { type: 'boolean' }, release: { type: 'boolean' }, replace: { type: 'boolean' } },
    ...{ root: { type: 'string' }, dist: { type: 'string' } },
  },
});
const watching = options.watch ?? false;
const releasing = options.release ?? false;
const target = { root: resolve(options.root ?? ROOT), dist: resolve(options.dist ?? join(ROOT, 'dist')) };
const output = join(target.dist, 'travel-shell');

function describe(folder: string, file: string): BuiltFile {
  const bytes = readFileSync(join(output, folder, file));
  return { url: `${folder}/${file}`, integrity: integrityOf(bytes) };
}

/** Files of the chunk with this name in one build, and of all chunks it depends on. */
function chunkFiles(folder: string, { namedChunkGroups }: Compilation, name: string): BuiltFile[] {
  const files = namedChunkGroups.get(name)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js')).map((file) => describe(folder, file));
}

/** Which files one element needs, read off the chunk graphs of its own build and of the runtime's. */
function planOf(piece: Piece, element: PieceElement, own: Compilation, runtime: Compilation): PieceRelease {
  const { name: folder, container } = piece;
  const { path, contract } = element;
  const [entry] = own.entrypoints.get(container)?.getFiles() ?? [];
  if (!entry) throw new Error(`The build of ${piece.folder} has no container called ${container}.`);
  const ours = (name: string) => chunkFiles(folder, own, name);
  const shared = (name: string) => chunkFiles('runtime', runtime, name);
  // Name and logo of a brand are a shared module of their own.
  const dataOf = (name: string) => (name.startsWith('brand-') ? sharedIn(own, name).flatMap(shared) : []);
  // A chunk is named after a value of an attribute (`locale-de-DE`) where it is needed for that value alone.
  const variants: PieceRelease['variants'] = {};
  for (const [attribute, rule] of Object.entries(contract.attributes)) {
    // Any tag is a locale; the shipped ones have chunks.
    const values = attribute === 'locale' ? LOCALES : rule.type === 'enum' ? rule.values : [];
    const found = values.map((value) => {
      const name = `${attribute}-${value}`;
      const own = attribute === 'locale' ? localeChunk(element, value) : name;
      return [value, [...shared(`shared-${name}`), ...ours(own), ...dataOf(name)]] as const;
    });
    if (found.some(([, list]) => list.length)) variants[attribute] = Object.fromEntries(found);
  }
  const expose = exposeChunk(path, 'element');
  const chunks = [...ours(expose), ...sharedIn(own, expose).flatMap(shared)];
  const sheet = ours(sheetChunk(path));
  const plan = {
    container,
    ...(path && { expose: `./${path}element` }),
    entry: describe(folder, entry),
    chunks: [...new Map(chunks.map((file) => [file.url, file])).values()],
    ...(sheet.length > 0 && { sheet }),
    variants,
  };
  if (hasMessages(piece.folder)) checkLocaleChunks(contract.tag, plan);
  return plan;
}

/** The files of all screens, for the bench. */
function screenModulesOf(pieces: Piece[], all: Map<string, Compilation>): BuiltModules['screens'] {
  const runtime = all.get('runtime') as Compilation;
  const screens = pieces.flatMap(({ name: folder, container }) => {
    const own = all.get(container) as Compilation;
    const filesOf = (chunk: string) =>
      [
        ...chunkFiles(folder, own, chunk),
        ...sharedIn(own, chunk).flatMap((name) => chunkFiles('runtime', runtime, name)),
      ].map(({ url }) => url);
    return Object.entries(screenFiles(own, filesOf)).map(([name, urls]) => [`${folder}/${name}`, urls] as const);
  });
  return Object.fromEntries(screens);
}

/** All scripts of the pieces and the runtime, by folder. What one piece's plan names, another one loads later. */
function laterFiles(all: Map<string, Compilation>) {
  return [...all.values()].flatMap(({ outputOptions, assets }) => {
    const folder = relative(output, outputOptions.path ?? '');
    // Step 0 loads what is beside it; the renderer is for servers.
    if (!folder || folder.startsWith('..')) return [];
    const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
    return { folder, files: scripts.map((file) => describe(folder, file)) };
  });
}

function writeRelease(pieces: Piece[], all: Map<string, Compilation>) {
  const compilation = (name: string) => all.get(name) as Compilation;
  const files = compilation('runtime').entrypoints.get('runtime')?.getFiles() ?? [];
  const runtime = files.map((file) => describe('runtime', file));
  const plans = pieces.flatMap((piece) =>
    piece.elements.map((element) => ({
      contract: element.contract,
      plan: planOf(piece, element, compilation(piece.container), compilation('runtime')),
    })),
  );
  const apart = plans.filter(({ contract }) => !contract.isEverywhere);
  const later = laterFiles(all);
  const folder = `plans/${digest(JSON.stringify([apart, later]))}`;
  mkdirSync(join(output, folder, 'later'), { recursive: true });
  for (const { folder: name, files: list } of later) {
    writeFileSync(join(output, folder, 'later', `${name}.json`), JSON.stringify(list));
  }
  for (const { contract, plan } of apart) {
    writeFileSync(join(output, folder, `${contract.tag}.json`), JSON.stringify(plan));
  }
  const release: Release = {
    ...{ release: rootPackage.version, runtime, plans: folder },
    pieces: Object.fromEntries(
      plans.map(({ contract, plan }) => [contract.tag, contract.isEverywhere ? plan : null] as const),
    ),
  };
  // The release is named after what is in it, so that two builds of one version can be told apart.
  release.release += `+${digest(JSON.stringify(release))}`;
  writeFileSync(
    join(target.dist, 'fragments/release.js'),
    `export const release = ${JSON.stringify(release.release)};\n`,
  );
  writeFileSync(join(output, 'pieces.json'), JSON.stringify(release));
}

/** Files for hosts without a server of ours, by the command that embedders have. */
async function writeFragments() {
  const { runCommand } = await import(pathToFileURL(join(target.dist, 'fragments/command.js')).href);
  if ((await runCommand(['export', '--out', join(output, 'fragments')])) !== 0) process.exit(1);
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Compresses everything once, so that the server only picks a file. Releases stay as they are. */
function compress(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|json|css|svg|html)$/.test(entry.name)) continue;
    if (isReleased(relative(folder, path))) continue;
    const compressed = statSync(`${path}.br`, { throwIfNoEntry: false });
    // A build for the demo has compressed the same file less.
    if (!releasing && compressed && compressed.mtimeMs >= statSync(path).mtimeMs) continue;
    const source = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: releasing ? 11 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(source, { params }));
  }
}

/** Puts the release below its version, after its renderer, and writes the tag that pins it. */
function publish(all: Map<string, Compilation>) {
  const { version } = rootPackage;
  const emitted = [...all.values()].flatMap(({ outputOptions, assets }) => {
    const folder = relative(output, outputOptions.path ?? '');
    return folder.startsWith('..') ? [] : Object.keys(assets).map((file) => join(folder, file));
  });
  const { plans }: Release = JSON.parse(readFileSync(join(output, 'pieces.json'), 'utf8'));
  const paths = [...emitted, plans, 'pieces.json', 'fragments', 'fonts', 'room.css', 'errors.html', CANARY_LOADER];
  const renderer = join(target.dist, 'fragments');
  const renderers = { from: renderer, paths: readdirSync(renderer), to: join(target.dist, 'renderers'), version };
  try {
    // The server asks for the renderer of the current release.
    writeVersion(renderers, options.replace);
    writeVersion({ from: output, paths, to: output, version }, options.replace);
  } catch (error) {
    console.error((error as Error).message);
    console.error('Raise "version" in package.json, or build with --replace if nobody has been served the other one.');
    process.exit(1);
  }
  chooseVersion(output, version);
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const notes = releaseNotes(version, changelog, (file) => readFileSync(join(output, version, file)));
  writeFileSync(join(target.dist, 'release-notes.md'), notes);
}

/**
 * Files that are written while developing, or until a build is interrupted, are no fresh build for any command
 * (scripts/tasks/steps.mjs).
 */
function forgetBuilds() {
  for (const name of ['pieces', 'release']) rmSync(join(target.dist, `.${name}-built-from`), { force: true });
}

async function build() {
  forgetBuilds();
  const pieces = await findPieces(target.root);
  const configs = await configurations(target);
  mkdirSync(output, { recursive: true });
  // The build in development is served as it is, and no release instead.
  if (!releasing) rmSync(join(output, CURRENT), { force: true });
  const all = new Map<string, Compilation>();
  const done = async (error: Error | null, result?: webpack.MultiStats) => {
    if (error || !result) throw error;
    if (result.hasErrors() || result.hasWarnings()) console.error(result.toString('errors-warnings'));
    if (result.hasErrors() && !watching) process.exit(1);
    // After a change these are only the builds that it concerns.
    for (const { compilation } of result.stats) all.set(compilation.name as string, compilation);
    if (result.hasErrors()) return;
    writeFonts(output);
    const contracts = pieces.flatMap(({ elements }) => elements.map(({ contract }) => contract));
    writeFileSync(join(output, 'room.css'), `${pageStyle(contracts)}\n`);
    writeFileSync(join(output, 'errors.html'), errorPage(readFileSync(join(ROOT, 'docs/errors.md'), 'utf8')));
    writeRelease(pieces, all);
    // Files of a former release would be those of another renderer.
    rmSync(join(output, 'fragments'), { recursive: true, force: true });
    if (releasing) {
      await writeFragments();
      const loader = readFileSync(join(output, 'loader.js'), 'utf8');
      writeFileSync(join(output, CANARY_LOADER), canaryLoader(loader, rootPackage.version));
    }
    compress(output);
    if (releasing) {
      publish(all);
      // For the bench and the report of sizes; not served.
      built.screens = screenModulesOf(pieces, all);
      writeFileSync(join(target.dist, 'modules.json'), JSON.stringify(built));
    }
    console.log(`Built ${relative(process.cwd(), output)} at ${new Date().toLocaleTimeString('en-GB')}.`);
  };
  const compiler = webpack(configs);
  compiler.hooks.watchRun.tap('build', forgetBuilds);
  const built: BuiltModules = { modules: [], files: {}, screens: {} };
  const maps = join(target.dist, 'source-maps', rootPackage.version);
  rmSync(maps, { recursive: true, force: true });
  for (const each of compiler.compilers) {
    const folder = relative(output, each.outputPath);
    if (releasing && !folder.startsWith('..')) new ListModules(built, folder && `${folder}/`, maps).apply(each);
  }
  if (watching) compiler.watch({ aggregateTimeout: 100 }, done);
  else compiler.run((error, result) => compiler.close(() => done(error, result)));
}

await build();
