/** A release's data about the packages in it: known holes, and bills of materials in CycloneDX. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PNPM } from '../pnpm.mjs';
import { must, ROOT, run } from './steps.mjs';

/** A file for each thing that goes out: our packages with the pieces, and the reference back end. */
const BILLS = { packages: './packages/*', 'back-end': 'travel-shell-back-end' };

/**
 * Ends the process where a package that we publish has a known vulnerability of high severity, and where the registry could not
 * be asked, unless `isUnaudited`. With `isDryRun` it only says so.
 */
export async function auditDependencies({ isDryRun, isUnaudited }) {
  const { code, output } = await run('npx', ['-y', PNPM, 'audit', '--prod', '--audit-level', 'high'], { quiet: true });
  if (code === 0) {
    console.log('No dependency has a known hole of a high severity.');
    return;
  }
  const problem = readFailure(output);
  if (problem) {
    console.warn(`The dependencies could NOT be checked for known holes: ${problem}`);
    console.warn(`Run "npx ${PNPM} audit --prod" where the registry has an audit endpoint, then release --unaudited.`);
    if (isUnaudited) return;
  } else console.error(output.trimEnd());
  if (!isDryRun) process.exit(1);
}

/**
 * Why no answer came; undefined where there was one, which is about holes.
 * @param {string} output of `pnpm audit`
 */
export function readFailure(output) {
  // The line at the end. Titles of holes have any words, also those that look like codes of failures.
  if (/^\d+ vulnerabilit(y|ies) found/m.test(output)) return undefined;
  const [, code] = /\b(ERR_PNPM_\w+|E[A-Z]{3,}\b(?= ))/.exec(output) ?? [];
  const status = /responded with (\d+)/.exec(output)?.[1];
  return status
    ? `the registry's audit endpoint answers ${status}.`
    : `the registry did not answer (${code ?? 'no reason given'}).`;
}

/** `dist/sbom/<name>.cdx.json`, from the lock file. */
export async function writeBillsOfMaterials() {
  const folder = join(ROOT, 'dist/sbom');
  mkdirSync(folder, { recursive: true });
  for (const [name, filter] of Object.entries(BILLS)) {
    const file = join(folder, `${name}.cdx.json`);
    const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--lockfile-only', '--prod'];
    await must('npx', ['-y', PNPM, 'sbom', ...options, '--filter', filter, '--out', file], { quiet: true });
    console.log(`Wrote ${file}.`);
  }
}
