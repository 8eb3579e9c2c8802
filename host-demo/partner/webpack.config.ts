/**
 * The build of a partner: its own bundler configuration, its own release, React of its own. It knows of us a manifest's
 * address and nothing else; no loader.js is on its page.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const version = (name: string): string => require(`${name}/package.json`).version;

/** One React on the page: the partner's, which the kit takes from it. */
const SHARED = Object.fromEntries(
  ['react', 'react/', 'react-dom', 'react-dom/'].map((key) => {
    const requiredVersion = `^${version(key.replace('/', ''))}`;
    return [key, { singleton: true, requiredVersion }];
  }),
);

export const OUTPUT = join(import.meta.dirname, '../scenarios/partner/static/dist');

export const configuration: Configuration = {
  name: 'partner',
  mode: 'production',
  context: import.meta.dirname,
  entry: { partner: './src/index.ts' },
  devtool: false,
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
  output: {
    path: OUTPUT,
    publicPath: 'auto',
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:10].js',
    uniqueName: 'partner',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: require.resolve('swc-loader'),
        options: {
          env: { targets: 'chrome >= 125, firefox >= 128, safari >= 17.5' },
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'partner',
      remotes: { travel_shell: 'travel_shell_react@/travel-shell/react/mf-manifest.json' },
      dts: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      shared: SHARED,
      experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
    }),
  ],
};
