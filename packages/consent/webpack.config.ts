/** Builds the scripts for the head of a page, beside the piece. */
import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import webpack from 'webpack';

const HEAD = join(import.meta.dirname, 'src/head');

type Optimization = NonNullable<Configuration['optimization']>;

/**
 * @param base what all builds have in common; its files go beside loader.js
 * @param minimizer takes options of the compressor
 */
export default function configurations(
  base: (name: string) => Configuration,
  minimizer: (more: object) => NonNullable<Optimization['minimizer']>,
): Configuration[] {
  let tcfFile = '';

  /** The strings of the full framework, which consent.js loads. */
  const tcf = base('tcf');
  // The library does not say that its files do nothing by themselves; its index would bring all of them.
  const library = { test: /[\\/]@iabtechlabtcf[\\/]core[\\/]/, sideEffects: false };
  tcf.entry = { tcf: join(HEAD, 'tcf.ts') };
  tcf.module = { rules: [...(tcf.module?.rules ?? []), library] };
  tcf.plugins = [
    new webpack.NormalModuleReplacementPlugin(/^\.\/GVL\.js$/, join(HEAD, 'tcf/noVendorList.ts')),
    ({ hooks }: Compiler) =>
      hooks.afterEmit.tap('tcf', ({ entrypoints }) => {
        [tcfFile = ''] = entrypoints.get('tcf')?.getFiles() ?? [];
      }),
  ];

  /** Before everything else, and without anything else. */
  const consent = base('consent');
  consent.dependencies = ['tcf'];
  consent.entry = { consent: join(HEAD, 'consent.ts') };
  const { path = '' } = consent.output ?? {};
  consent.output = { path, filename: '[name].js' };
  // Makes arrows of functions without `this`. The one that needs its `arguments` has it (consentMode.ts).
  consent.optimization = { ...consent.optimization, minimizer: minimizer({ ecma: 2022, unsafe_arrows: true }) };
  consent.plugins = [
    new webpack.DefinePlugin({
      TRAVEL_SHELL_TCF: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(tcfFile), true),
    }),
  ];

  return [tcf, consent];
}
