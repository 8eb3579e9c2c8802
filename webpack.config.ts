/** Builds the loader, the shared runtime, every piece and the server's renderer from one list. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import rootPackage from './package.json' with { type: 'json' };
import { DropUnusedSharing } from './scripts/build/DropUnusedSharing.ts';
import { PieceMessages } from './scripts/build/PieceMessages.ts';
import { exposeChunk, findPieces, OUTPUT, type Piece, ROOT, versionOf } from './scripts/build/pieces.ts';
import { SharedScriptLoader } from './scripts/build/SharedScriptLoader.ts';

const require = createRequire(import.meta.url);
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/** Hosts run Baseline browsers of late 2026; see docs/embed-guide.md. */
const TARGETS = 'chrome >= 125, edge >= 125, firefox >= 128, safari >= 17.5, ios >= 17.5';

const SHARED = {
  react: versionOf('react'),
  'react-dom': versionOf('react-dom'),
  jotai: versionOf('jotai'),
  '@travel-shell/element': versionOf('@travel-shell/element', join(ROOT, 'packages/header')),
  '@travel-shell/api': versionOf('@travel-shell/api', join(ROOT, 'packages/header')),
  '@travel-shell/store': versionOf('@travel-shell/store', join(ROOT, 'packages/header')),
};

/** See packages/loader/src/runtime/leanFederation.ts. Requests are written as `<package>/<file>`. */
const leanFederation = (...files: string[]) =>
  new webpack.NormalModuleReplacementPlugin(/\.m?js$/, (request) => {
    const from = /@module-federation\/([\w-]+)\/dist/.exec(request.context)?.[1];
    const path = `${from}/${request.request.replace(/^.*\.\//, '')}`;
    if (files.some((file) => path.endsWith(file.replace(/^[\w-]+/, '')) && file.startsWith(`${from}/`))) {
      request.request = join(ROOT, 'packages/loader/src/runtime/leanFederation.ts');
    }
  });

const base = (name: string, folder: string): Configuration => ({
  name,
  mode,
  context: ROOT,
  target: ['web', 'es2022'],
  devtool: false,
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
  output: {
    path: join(OUTPUT, folder),
    publicPath: 'auto',
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    uniqueName: name,
    chunkLoadingGlobal: `travelShell_${name}`,
    crossOriginLoading: 'anonymous',
    // A shared chunk that failed stays a failure instead of a module that silently never ran.
    strictModuleErrorHandling: true,
    assetModuleFilename: '[name].[contenthash:10][ext]',
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  optimization: {
    runtimeChunk: false,
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    // Two minifiers in turn: each finds what the other leaves, half a percent of all we ship.
    minimizer: [
      new MinimizerPlugin({
        minify: [MinimizerPlugin.terserMinify, MinimizerPlugin.swcMinify],
        minimizerOptions: [{}, { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: true }],
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
      { test: /@r2wc[\\/]core[\\/]dist/, loader: require.resolve('./scripts/build/leanR2wc.cjs') },
      styles({ text: false }),
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

const styles = (options: { text: boolean }) => ({
  test: /\.shadow\.css$/,
  loader: require.resolve('./scripts/build/shadowCss.cjs'),
  options,
});

const loader = (pieces: Piece[]): Configuration => ({
  ...base('loader', ''),
  entry: { loader: './packages/loader/src/loader.ts' },
  output: { path: OUTPUT, filename: '[name].js' },
  plugins: [
    new webpack.DefinePlugin({
      TRAVEL_SHELL_VERSION: JSON.stringify(rootPackage.version),
      TRAVEL_SHELL_TAGS: `/^travel-(${pieces.flatMap(({ elements }) => elements.map(({ contract }) => contract.tag.slice('travel-'.length))).join('|')})$/`,
    }),
  ],
});

const runtime = (): Configuration => ({
  ...base('runtime', 'runtime'),
  entry: { runtime: './packages/loader/src/runtime/startRuntime.ts' },
  // startRuntime.ts says where it is in fewer bytes than the bundler's own search.
  output: { ...base('runtime', 'runtime').output, publicPath: '' },
  plugins: [
    new webpack.DefinePlugin({
      ENV_TARGET: '"web"',
      // The release's own plan replaces manifests at run time.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      FEDERATION_DEBUG: '""',
      SHARED_VERSIONS: JSON.stringify(SHARED),
    }),
    new SharedScriptLoader(),
    leanFederation(
      'runtime-core/SnapshotHandler.js',
      'runtime-core/preload.js',
      'runtime-core/load.js',
      'sdk/dom.js',
      'sdk/logger.js',
      'runtime-core/semver/index.js',
      'error-codes/desc.mjs',
    ),
  ],
  optimization: {
    ...base('', '').optimization,
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        // Changes with React only, so it stays cached over our releases.
        react: { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|jotai)[\\/]/, enforce: true },
      },
    },
  },
});

const remote = ({ folder, output, container, elements }: Piece): Configuration => ({
  ...base(container, output),
  entry: {},
  // Each container carries a list of its chunks' names; without words in them it is 130 bytes shorter. Which file is
  // which is in pieces.json.
  output: { ...base(container, output).output, chunkFilename: '[id].[contenthash:10].js' },
  resolve: {
    ...base('', '').resolve,
    alias: { '@module-federation/runtime$': join(ROOT, 'packages/loader/src/runtime/leanContainerRuntime.ts') },
  },
  plugins: [
    new ModuleFederationPlugin({
      name: container,
      filename: 'remoteEntry.[contenthash:10].js',
      manifest: true,
      dts: false,
      shareStrategy: 'loaded-first',
      exposes: Object.fromEntries(
        elements.flatMap(({ path }) =>
          ['element', 'react'].map((file) => [
            `./${path}${file}`,
            { import: `./packages/${folder}/src/${path}${file}.ts`, name: exposeChunk(path, file) },
          ]),
        ),
      ),
      experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      shared: Object.fromEntries(
        Object.entries({
          ...SHARED,
          'react/': SHARED.react,
          'react-dom/': SHARED['react-dom'],
          'jotai/': SHARED.jotai,
        }).map(([key, version]) => [
          key,
          { singleton: true, requiredVersion: `^${version}`, strictVersion: key.startsWith('@') },
        ]),
      ),
    }),
    new PieceMessages(),
    new SharedScriptLoader(),
    new DropUnusedSharing(),
    // A piece consumes shared modules and exposes its own; it has no remotes and nothing eager.
    leanFederation(
      'sdk/logger.js',
      'error-codes/desc.mjs',
      'webpack-bundler-runtime/init.js',
      'webpack-bundler-runtime/remotes.js',
      'webpack-bundler-runtime/installInitialConsumes.js',
      'webpack-bundler-runtime/getSharedFallbackGetter.js',
    ),
  ],
});

const fragments = (): Configuration => ({
  ...base('fragments', ''),
  target: 'node24',
  entry: { index: './packages/fragments/src/index.ts' },
  experiments: { outputModule: true },
  output: { path: join(ROOT, 'dist/fragments'), filename: '[name].js', library: { type: 'module' }, module: true },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  module: { rules: [scripts(), styles({ text: true })] },
});

export async function configurations(): Promise<Configuration[]> {
  const pieces = await findPieces();
  return [loader(pieces), runtime(), ...pieces.map(remote), fragments()];
}

export default configurations;
