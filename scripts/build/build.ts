/** Builds everything below dist/: `node scripts/build/build.ts [--watch]`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { StatsCompilation } from 'webpack';
import webpack from 'webpack';
import rootPackage from '../../package.json' with { type: 'json' };
import type { BuiltFile, PieceRelease, Release } from '../../packages/loader/src/bridge.ts';
import { configurations } from '../../webpack.config.ts';
import { checkLocaleChunks } from './checkLocaleChunks.ts';
import { writeFonts } from './fonts.ts';
import { exposeChunk, findPieces, hasMessages, OUTPUT, type Piece, type PieceElement } from './pieces.ts';

/** The element whose plan is in pieces.json itself: nearly every page has it, and would have to ask once more. */
const EVERYWHERE = 'travel-header';

const watching = process.argv.includes('--watch');

function describe(folder: string, file: string): BuiltFile {
  const digest = createHash('sha256')
    .update(readFileSync(join(OUTPUT, folder, file)))
    .digest('base64');
  return { url: folder ? `${folder}/${file}` : file, integrity: `sha256-${digest}` };
}

/** Which files one element needs, read off the build's own chunk graph. */
function planOf(
  { folder, output, container }: Piece,
  { path, contract }: PieceElement,
  stats: StatsCompilation,
): PieceRelease {
  const scripts = (files: readonly string[] = []) =>
    files.filter((file) => file.endsWith('.js')).map((file) => describe(output, file));
  const named = (matches: (name: string) => boolean) =>
    scripts((stats.chunks ?? []).filter(({ names }) => names?.some(matches)).flatMap(({ files }) => files ?? []));
  const [entry] = named((name) => name === container);
  if (!entry) throw new Error(`The build of ${folder} has no container called ${container}.`);
  // With all that such a chunk stands on.
  const grouped = (matches: (name: string) => boolean) =>
    scripts([
      ...new Set(
        Object.entries(stats.namedChunkGroups ?? {})
          .filter(([name]) => matches(name))
          .flatMap(([, { assets }]) => (assets ?? []).map(({ name }) => name)),
      ),
    ]);
  // A chunk named after a value of an attribute (`header-messages-de-DE`) is needed only for that value.
  const variants: PieceRelease['variants'] = {};
  for (const [attribute, rule] of Object.entries(contract.attributes)) {
    if (rule.type !== 'enum') continue;
    const found = rule.values.map((value) => [value, grouped((name) => name.endsWith(`-${value}`))] as const);
    if (found.some(([, list]) => list.length)) variants[attribute] = Object.fromEntries(found);
  }
  const chunks = scripts(stats.namedChunkGroups?.[exposeChunk(path, 'element')]?.assets?.map(({ name }) => name));
  const plan = { container, version: contract.version, expose: `./${path}element`, entry, chunks, variants };
  if (hasMessages(folder)) checkLocaleChunks(contract.tag, plan);
  return plan;
}

function writeRelease(pieces: Piece[], all: Map<string, StatsCompilation>) {
  const stats = (name: string) => all.get(name) as StatsCompilation;
  const runtime = stats('runtime').entrypoints?.runtime?.assets?.map(({ name }) => describe('runtime', name)) ?? [];
  const plans = pieces.flatMap((piece) =>
    piece.elements.map((element) => [element.contract.tag, planOf(piece, element, stats(piece.container))] as const),
  );
  const isEverywhere = ([tag]: readonly [string, PieceRelease]) => tag === EVERYWHERE;
  const release: Release = {
    release: rootPackage.version,
    runtime,
    pieces: Object.fromEntries(plans.filter(isEverywhere)),
    plans: writePlans(plans.filter((plan) => !isEverywhere(plan))),
  };
  // The release is named after what is in it, so that two builds of one version can be told apart.
  release.release += `+${digest(JSON.stringify(release))}`;
  writeFileSync(join(OUTPUT, 'pieces.json'), JSON.stringify(release));
}

/** Writes the plans that only pages with such an element download, and gives the folder they are in. */
function writePlans(plans: (readonly [string, PieceRelease])[]): string {
  const folder = `plans/${digest(JSON.stringify(plans))}/`;
  mkdirSync(join(OUTPUT, folder), { recursive: true });
  for (const [tag, plan] of plans) writeFileSync(join(OUTPUT, folder, `${tag}.json`), JSON.stringify(plan));
  return folder;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Everything is compressed once here, so that the server only picks a file. */
function compress(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|json|css|svg|html)$/.test(entry.name)) continue;
    const compressed = statSync(`${path}.br`, { throwIfNoEntry: false });
    if (compressed && compressed.mtimeMs >= statSync(path).mtimeMs) continue;
    const source = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: watching ? 4 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(source, { params }));
  }
}

async function build() {
  const pieces = await findPieces();
  const configs = await configurations();
  mkdirSync(OUTPUT, { recursive: true });
  const all = new Map<string, StatsCompilation>();
  const done = (error: Error | null, result?: webpack.MultiStats) => {
    if (error || !result) throw error;
    if (result.hasErrors() || result.hasWarnings()) console.error(result.toString('errors-warnings'));
    if (result.hasErrors() && !watching) process.exit(1);
    for (const { compilation } of result.stats) {
      const json = compilation
        .getStats()
        .toJson({ all: false, chunks: true, chunkGroups: true, entrypoints: true, assets: true, ids: true });
      all.set(compilation.name as string, json);
    }
    if (result.hasErrors()) return;
    writeFonts();
    writeRelease(pieces, all);
    compress(OUTPUT);
    console.log(`Built ${relative(process.cwd(), OUTPUT)} at ${new Date().toLocaleTimeString('en-GB')}.`);
  };
  const compiler = webpack(configs);
  if (watching) compiler.watch({ aggregateTimeout: 100 }, done);
  else compiler.run((error, result) => compiler.close(() => done(error, result)));
}

await build();
