/** Builds the scripts for the head of a page, beside the piece. */
import { join } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';

const HEAD = join(import.meta.dirname, 'src/head');

/** A plugin of one build, and what it tells another one of its script. */
interface NamedScript extends WebpackPluginInstance {
  definitions(name: string): ConstructorParameters<typeof webpack.DefinePlugin>[0];
}

/**
 * @param base what all builds have in common; its files go beside loader.js
 * @param nameScript for the script of an entry whose name and integrity are in the code of another one
 */
export default function configurations(
  base: (name: string) => Configuration,
  nameScript: (entry: string) => NamedScript,
): Configuration[] {
  /** The strings of the full framework, which later.js loads. */
  const tcf = base('tcf');
  const tcfScript = nameScript('tcf');
  // The library does not say that its files do nothing by themselves; its index would bring all of them.
  const library = { test: /[\\/]@iabtechlabtcf[\\/]core[\\/]/, sideEffects: false };
  tcf.entry = { tcf: join(HEAD, 'tcf.ts') };
  tcf.module = { rules: [...(tcf.module?.rules ?? []), library] };
  tcf.plugins = [
    new webpack.NormalModuleReplacementPlugin(/^\.\/GVL\.js$/, join(HEAD, 'tcf/noVendorList.ts')),
    tcfScript,
  ];

  /** The code that few visits need, which consent.js loads. */
  const later = base('later');
  later.dependencies = ['tcf'];
  const laterScript = nameScript('later');
  later.entry = { later: join(HEAD, 'later.ts') };
  later.plugins = [new webpack.DefinePlugin(tcfScript.definitions('TRAVEL_SHELL_TCF')), laterScript];

  /** Before everything else, and without anything else. */
  const consent = base('consent');
  consent.dependencies = ['later'];
  consent.entry = { consent: join(HEAD, 'consent.ts') };
  const { path = '' } = consent.output ?? {};
  consent.output = { path, filename: '[name].js' };
  consent.plugins = [new webpack.DefinePlugin(laterScript.definitions('TRAVEL_SHELL_LATER'))];

  return [tcf, later, consent];
}
