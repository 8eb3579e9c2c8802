import { LAZY_MODULES } from '@travel-shell/loader/lazyModules';
import type { Compilation, Module } from 'webpack';
import { versionOf } from './pieces.ts';

/** Modules that step 1 carries and gives to every container; see packages/loader/src/runtime/sharedModules.ts. */
const EAGER_MODULES = [
  'react',
  'react-dom',
  'jotai',
  '@travel-shell/piece',
  '@travel-shell/store',
  '@travel-shell/ui/popover',
];

/** Every shared module -> its version. */
export const SHARED: Readonly<Record<string, string>> = Object.fromEntries(
  [...EAGER_MODULES, ...Object.keys(LAZY_MODULES)].map((name) => [
    name,
    versionOf(name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name),
  ]),
);

/** Webpack does not export its type. */
type ConsumeSharedModule = Module & { options: { shareKey: string } };

/** Name of the runtime's chunk with a shared module: `ui-dialog`. */
const sharedChunk = (name: string): string => name.replace('@travel-shell/', '').replaceAll('/', '-');

/** The runtime's chunks with the shared modules that a chunk of a container waits for. */
export function sharedIn({ chunkGraph, namedChunkGroups }: Compilation, name: string): string[] {
  const chunks = namedChunkGroups.get(name)?.chunks ?? [];
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const consumed = modules.filter(({ type }) => type === 'consume-shared-module') as ConsumeSharedModule[];
  const keys = new Set(consumed.map(({ options }) => options.shareKey));
  return Object.keys(LAZY_MODULES)
    .filter((key) => keys.has(key))
    .map(sharedChunk);
}
