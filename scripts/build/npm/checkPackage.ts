import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type Manifest, readManifest } from './writePackage.ts';

/** Only ESM, and only for resolvers that read `exports`: Node from 16 on and bundlers. */
const IGNORED_KINDS = ['node10', 'node16-cjs'];

/** The problems that publint, and attw for packages with types, find in a package. */
export async function checkPackage(folder: string, archive: string): Promise<string[]> {
  const manifest = readManifest(folder);
  const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
  const problems = messages.map(
    (message) => `${manifest.name}: publint: ${formatMessage(message, manifest) ?? message.code}`,
  );
  problems.push(...checkModules(folder, manifest));
  if (!Object.values(manifest.exports ?? {}).some((each: unknown) => typeof each === 'object')) return problems;

  const result = await checkTypes(createPackageFromTarballData(new Uint8Array(readFileSync(archive))));
  if (!result.types) return [...problems, `${manifest.name}: attw: finds no types`];
  for (const problem of result.problems) {
    if ('resolutionKind' in problem && IGNORED_KINDS.includes(problem.resolutionKind)) continue;
    problems.push(`${manifest.name}: attw: ${JSON.stringify(problem)}`);
  }
  return problems;
}

/** Editors and catalogues follow the paths of the custom elements manifest. */
function checkModules(folder: string, { name, customElements }: Manifest): string[] {
  if (typeof customElements !== 'string') return [];
  const { modules } = JSON.parse(readFileSync(join(folder, customElements), 'utf8')) as { modules: { path: string }[] };
  return modules
    .filter(({ path }) => !existsSync(join(folder, path)))
    .map(({ path }) => `${name}: ${customElements} names ${path}, which is not in the package.`);
}
