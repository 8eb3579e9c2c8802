import { cruise, type ICruiseResult } from 'dependency-cruiser';
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { ROOT } from '../build/pieces.ts';

/** Who imports a file, type imports and dynamic imports included. Paths are relative to the root, with `/`. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of the whole tree, tests included. Takes some ten seconds. */
export async function readImporters(): Promise<Importers> {
  const { options } = await readConfig(`${ROOT}/.dependency-cruiser.mjs`);
  const { output } = await cruise(['packages', 'shared', 'host-demo', 'storybook', 'scripts'], options);
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  }
  return importers;
}

/** These files and all that import them, directly or not. */
export function withDependents(files: Iterable<string>, importers: Importers): Set<string> {
  const reached = new Set(files);
  // A set's iterator also visits what is added on the way.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
