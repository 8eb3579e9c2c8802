/** Builds the loader, the shared runtime, every piece and the server's renderer from one list. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { PRESENTATIONS } from '@travel-shell/core';
import { attributeName } from '@travel-shell/element/attributeName';
import type { AnswerRule } from '@travel-shell/element/contract';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, Module } from 'webpack';
import webpack from 'webpack';
import rootPackage from './package.json' with { type: 'json' };
import { writeEntries } from './scripts/build/entries.ts';
import { NamedScript } from './scripts/build/NamedScript.ts';
import { OwnAddress } from './scripts/build/OwnAddress.ts';
import { PieceMessages } from './scripts/build/PieceMessages.ts';
import {
  answeredBy,
  answersOf,
  exposeChunk,
  findPieces,
  heardBy,
  type Piece,
  ROOT,
  type Target,
} from './scripts/build/pieces.ts';
import { REACT_RANGE } from './scripts/build/promised.ts';
import { RENDERER_NAMES } from './scripts/build/rendererNames.ts';
import { SharedScriptLoader } from './scripts/build/SharedScriptLoader.ts';
import { SHARED } from './scripts/build/sharedModules.ts';
import { step0Data, withFragments } from './scripts/build/step0.ts';
import { WriteLicences } from './scripts/build/WriteLicences.ts';

const require = createRequire(import.meta.url);
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/** Hosts run Baseline browsers of late 2026; see docs/embed-guide.md. */
const TARGETS = 'chrome >= 125, edge >= 125, firefox >= 128, safari >= 17.5, ios >= 17.5';

const BUNDLER_RUNTIME = join(ROOT, 'packages/loader/src/runtime/pageBundlerRuntime.ts');

/** @param path absolute path of the folder it is written to */
const base = (name: string, path = ''): Configuration => ({
  name,
  mode,
  context: ROOT,
  target: ['web', 'es2022'],
  devtool: false,
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
  output: {
    path,
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: name,
    chunkLoadingGlobal: `travelShell_${name}`,
    crossOriginLoading: 'anonymous',
    // A shared chunk that failed stays a failure instead of a module that silently never ran.
    strictModuleErrorHandling: true,
    assetModuleFilename: '[name].[contenthash:8][ext]',
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  optimization: {
    runtimeChunk: false,
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: { condition: true, filename: 'LICENSES.txt', banner: false },
      }),
    ],
  },
  module: {
    rules: [
      scripts(),
      {
        test: /[\\/]src[\\/]([\w-]+[\\/])?contract\.ts$/,
        enforce: 'post',
        loader: require.resolve('./scripts/build/stripContractDocs.cjs'),
      },
      styles({}),
    ],
  },
});

const scripts = () => ({
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    env: { targets: TARGETS },
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  },
});

const styles = (options: { presentations?: readonly string[] }) => ({
  test: /\.shadow\.css$/,
  loader: require.resolve('./scripts/build/shadowCss.cjs'),
  options,
});

/** Tags of the pieces that a request opens and that have a first screen. */
const requested = (pieces: Piece[]) =>
  withFragments(pieces).flatMap(({ contract: { tag, answers, firstScreen } }) => (answers && firstScreen ? tag : []));

/** Those whose first screens work without React until a control in them needs it: tag -> what closing them says. */
const complete = (pieces: Piece[]) =>
  Object.fromEntries(
    withFragments(pieces).flatMap(({ contract: { tag, answers = {}, firstScreen } }) =>
      Object.values<AnswerRule>(answers).flatMap(({ endedBy, otherwise }) =>
        firstScreen?.isComplete ? [[tag, { endedBy, otherwise, closedKey: firstScreen.closedKey }]] : [],
      ),
    ),
  );

/** Tag -> attributes, and keys of the configuration, that add what only script shows or does. */
const needsScriptFor = (pieces: Piece[]) =>
  Object.fromEntries(
    withFragments(pieces).flatMap(({ contract: { tag, attributes, needsScriptFor: names } }) =>
      names ? [[tag, names.map((name) => (name in attributes ? attributeName(name) : name))]] : [],
    ),
  );

/** The calls of the contract: path, then method and name. */
function contractCalls(): [string, string][] {
  const document = JSON.parse(readFileSync(join(ROOT, 'shared/contract/src/generated/openapi.json'), 'utf8'));
  const paths: Record<string, Record<string, { operationId?: string }>> = document.paths;
  return Object.entries(paths).map(([path, methods]) => {
    const operations = Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId ? `${method.toUpperCase()} ${operationId}` : [],
    );
    return [path, operations.join(' or ')];
  });
}

/** The file that intent.js loads for a page that debugs. */
const debug = (pieces: Piece[], { dist }: Target, script: NamedScript): Configuration => ({
  ...base('debug', join(dist, 'travel-shell')),
  entry: { debug: './packages/loader/src/debug/debug.ts' },
  plugins: [
    new webpack.DefinePlugin({
      TRAVEL_SHELL_CALLS: JSON.stringify(contractCalls()),
      TRAVEL_SHELL_EVENTS: JSON.stringify(
        pieces.flatMap(({ elements }) => elements.flatMap(({ contract }) => Object.keys(contract.events))),
      ),
    }),
    script,
  ],
});

/** The file that loader.js loads with the first intent. */
const intent = (pieces: Piece[], { dist }: Target, script: NamedScript, debugScript: NamedScript): Configuration => ({
  ...base('intent', join(dist, 'travel-shell')),
  dependencies: ['debug'],
  entry: { intent: './packages/loader/src/intent.ts' },
  plugins: [
    new webpack.DefinePlugin({
      TRAVEL_SHELL_COMPLETE: JSON.stringify(complete(pieces)),
      TRAVEL_SHELL_REQUESTED: JSON.stringify(requested(pieces)),
      TRAVEL_SHELL_SCRIPTED: JSON.stringify(needsScriptFor(pieces)),
      TRAVEL_SHELL_HEARD: JSON.stringify(heardBy(pieces)),
      TRAVEL_SHELL_SIGN_IN: JSON.stringify(answersOf(pieces)['sign-in-requested']?.tag),
      ...debugScript.definitions('TRAVEL_SHELL_DEBUG'),
    }),
    script,
  ],
});

type Besides = (base: (name: string) => Configuration, nameScript: (entry: string) => NamedScript) => Configuration[];

/** The builds of a piece beside its elements: the `webpack.config.ts` in its folder has them. */
async function pieceScripts(pieces: Piece[], { dist }: Target): Promise<Configuration[]> {
  const files = pieces.map(({ folder }) => join(folder, 'webpack.config.ts')).filter((file) => existsSync(file));
  const modules: { default: Besides }[] = await Promise.all(files.map((file) => import(file)));
  return modules.flatMap((each) =>
    each.default(
      (name) => base(name, join(dist, 'travel-shell')),
      (entry) => new NamedScript(entry),
    ),
  );
}

/**
 * The script that every page with our script tag downloads. As a module it needs no `"use strict"`; it runs as a
 * classic script, too.
 */
const loader = (pieces: Piece[], { dist }: Target, intentScript: NamedScript): Configuration => ({
  ...base('loader'),
  dependencies: ['intent'],
  entry: { loader: './packages/loader/src/loader.ts' },
  experiments: { outputModule: true },
  output: { path: join(dist, 'travel-shell'), filename: '[name].js', module: true, iife: true },
  plugins: [
    new webpack.DefinePlugin({
      TRAVEL_SHELL_VERSION: JSON.stringify(rootPackage.version),
      ...intentScript.definitions('TRAVEL_SHELL_INTENT'),
      ...asConstants(
        step0Data(
          pieces.flatMap(({ elements }) => elements.map(({ contract }) => contract)),
          withFragments(pieces).map(({ contract }) => contract),
        ),
      ),
    }),
  ],
});

const asConstants = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)]));

const runtime = (pieces: Piece[], { dist }: Target): Configuration => {
  const shared = base('runtime', join(dist, 'travel-shell/runtime'));
  return {
    ...shared,
    entry: { runtime: './packages/loader/src/runtime/startRuntime.ts' },
    plugins: [
      new webpack.DefinePlugin({
        ENV_TARGET: '"web"',
        // startRuntime.ts loads containers itself, by the release's plan (D-3).
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        FEDERATION_DEBUG: '""',
        SHARED_VERSIONS: JSON.stringify(SHARED),
        ANSWERED: JSON.stringify(answeredBy(pieces)),
        ANSWERS: JSON.stringify(answersOf(pieces)),
      }),
      new OwnAddress(),
      new SharedScriptLoader(),
    ],
    optimization: {
      ...shared.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // Code of two lazy modules. Not the icons: a page has one brand, whose file contains them.
          default: {
            chunks: 'async',
            minChunks: 2,
            test: (module: Module) => !module.nameForCondition()?.includes('verticalIcons'),
          },
          defaultVendors: false,
          // Changes with React only, so it stays cached over our releases.
          react: { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, enforce: true },
        },
      },
    },
  };
};

/** A module that a container gives to its hosts. */
interface Expose {
  import: string;
  /** The chunk's name. */
  name: string;
}

const exposesOf = ({ elements }: Piece): Record<string, Expose> =>
  Object.fromEntries(
    elements.flatMap(({ path, folder }) =>
      ['element', 'react'].map((file) => [
        `./${path}${file}`,
        { import: join(folder, `${file}.ts`), name: exposeChunk(path, file) },
      ]),
    ),
  );

/** Every piece as a React component, for a page with a bundler of its own and without the loader. */
async function everyPiece({ root, dist }: Target): Promise<Container> {
  const entries = join(dist, 'entries/federated');
  await writeEntries(entries, root);
  const exposes = { './react': { import: join(entries, 'react.ts'), name: exposeChunk('', 'react') } };
  return { name: 'react', container: 'travel_shell_react', exposes };
}

interface Container extends Pick<Piece, 'name' | 'container'> {
  exposes: Record<string, Expose>;
}

/** A partner's page brings its own React, whose range is wider than that of what we build with. */
const rangeOf = (key: string, version = '') => (/^react(-dom)?(\/|$)/.test(key) ? REACT_RANGE : `^${version}`);

const remote = ({ name, container, exposes }: Container, { root, dist }: Target): Configuration => ({
  ...base(container, join(dist, 'travel-shell', name)),
  entry: {},
  optimization: {
    ...base(container).optimization,
    splitChunks: {
      // Code of two of our chunks is a file of its own if it is worth a request (D-18). A language stays one file, and so
      // does each copy of a shared module that is there for pages without step 1; those have no names, or `shared-` ones.
      chunks: (chunk) => !!chunk.name && chunk.name !== container && !/^(locale|shared)-/.test(chunk.name),
      cacheGroups: { default: { minChunks: 2 }, defaultVendors: false },
    },
  },
  plugins: [
    new ModuleFederationPlugin({
      name: container,
      filename: 'remoteEntry.[contenthash:8].js',
      manifest: true,
      dts: false,
      shareStrategy: 'loaded-first',
      exposes,
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
      shared: Object.fromEntries(
        Object.entries({
          ...SHARED,
          'react/': SHARED.react,
          'react-dom/': SHARED['react-dom'],
          'jotai/': SHARED.jotai,
        }).map(([key, version]) => [
          key,
          { singleton: true, requiredVersion: rangeOf(key, version), strictVersion: key.startsWith('@') },
        ]),
      ),
    }),
    new PieceMessages(root),
    new OwnAddress(),
    new SharedScriptLoader(),
    new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime\/dist\/bundler\.js$/, BUNDLER_RUNTIME),
  ],
});

/** The module with the renderer's release, which is known after the other builds only. */
const RELEASE = './release.js';

/** The server's renderer, given every piece that has a `server.ts`. */
function fragmentsEntry(pieces: Piece[], target: Target): string {
  const servers = withFragments(pieces).map(({ server }) => server);
  return writeModule(target, 'fragments', [
    `import { createRenderer } from ${JSON.stringify(join(ROOT, 'packages/fragments/src/index.ts'))};`,
    `import { release } from '${RELEASE}';`,
    ...servers.map((file, i) => `import { piece as piece${i} } from ${JSON.stringify(file)};`),
    `const renderer = createRenderer([${servers.map((_, i) => `piece${i}`)}], release);`,
    `export { FragmentError } from ${JSON.stringify(join(ROOT, 'packages/fragments/src/FragmentError.ts'))};`,
    `export const { fileAttribute, ${RENDERER_NAMES.join(', ')} } = renderer;`,
  ]);
}

const RENDERER = './index.js';

/** The command of that renderer, which stays beside it. */
const commandEntry = (target: Target) =>
  writeModule(target, 'command', [
    `import { createCommand } from ${JSON.stringify(join(ROOT, 'packages/fragments/src/command.ts'))};`,
    `import * as renderer from '${RENDERER}';`,
    'export const runCommand = createCommand(renderer);',
  ]);

/** A file, which the bundler names by its path from the root: the text of a module has the folder of the checkout in it. */
function writeModule({ dist }: Target, name: string, lines: string[]): string {
  const file = join(dist, 'entries/server', `${name}.js`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** A module for servers. Readable, as whoever runs it may have to. */
const onServer = (name: string, entry: Record<string, string>, outside: string[], { dist }: Target): Configuration => ({
  ...base(name),
  entry,
  experiments: { outputModule: true },
  externals: Object.fromEntries(outside.map((file) => [file, `module ${file}`])),
  output: { path: join(dist, 'fragments'), filename: '[name].js', library: { type: 'module' }, module: true },
  optimization: { minimize: false, splitChunks: false },
  module: { rules: [scripts(), styles({ presentations: PRESENTATIONS })] },
});

/** Workers and edge runtimes take neither an import of Node nor several files in a bundle. */
const ANYWHERE: Configuration = {
  target: ['webworker', 'es2022'],
  // React's renderer of that kind.
  resolve: { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['workerd', '...'] },
};

const oneFile = () => new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });

const fragments = (pieces: Piece[], target: Target): Configuration => ({
  ...onServer('fragments', { index: fragmentsEntry(pieces, target) }, [RELEASE], target),
  ...ANYWHERE,
  plugins: [oneFile(), new WriteLicences()],
});

const session = (target: Target): Configuration => ({
  ...onServer('session', { session: './packages/fragments/src/session.ts' }, [], target),
  ...ANYWHERE,
  plugins: [oneFile()],
});

const fragmentsCommand = (target: Target): Configuration => ({
  ...onServer('command', { command: commandEntry(target) }, [RENDERER], target),
  target: 'node22',
  plugins: [oneFile(), new WriteLicences('LICENSES.command.md')],
});

export async function configurations(
  target: Target = { root: ROOT, dist: join(ROOT, 'dist') },
): Promise<Configuration[]> {
  const pieces = await findPieces(target.root);
  const debugScript = new NamedScript('debug');
  const intentScript = new NamedScript('intent');
  return [
    debug(pieces, target, debugScript),
    intent(pieces, target, intentScript, debugScript),
    loader(pieces, target, intentScript),
    ...(await pieceScripts(pieces, target)),
    runtime(pieces, target),
    ...pieces.map((piece) => remote({ ...piece, exposes: exposesOf(piece) }, target)),
    remote(await everyPiece(target), target),
    fragments(pieces, target),
    fragmentsCommand(target),
    session(target),
  ];
}

export default () => configurations();
