/**
 * Writes openapi.yaml from openapi/*.yaml, and from that src/generated/: openapi.json with the same, which a server reads
 * in a hundredth of the time; openapi.ts with the types; operationRules.ts with what a server has to know besides; calls/
 * with what the client knows of each operation; parsers/ with one parser for each schema of an answer; and rules/ with the
 * rules of each schema that a request sends. With `--check` it writes nothing and fails when a file is not what its source
 * gives; with `--modules` it leaves openapi.yaml alone.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { bundle } from './bundle.mjs';
import { callFiles } from './calls.mjs';
import { operationRules } from './operationRules.mjs';
import { parserFiles } from './parsers.mjs';
import { ruleFiles } from './rules.mjs';

const CALLS = 'src/generated/calls/';
const PARSERS = 'src/generated/parsers/';
const RULES = 'src/generated/rules/';
const isCheck = process.argv.includes('--check');
const isModules = process.argv.includes('--modules');
const room = new URL('..', import.meta.url);
const document = await bundle(new URL('openapi/', room));
const ast = await openapiTypescript(document, { alphabetize: false, defaultNonNullable: false, silent: true });
const specification = parse(document, { maxAliasCount: -1 });
/** Folder -> its files; one that is not among them is left over. */
const folders = {
  [CALLS]: callFiles(specification),
  [PARSERS]: parserFiles(specification),
  [RULES]: ruleFiles(specification),
};

const files = {
  ...(!isModules && { 'openapi.yaml': document }),
  'src/generated/openapi.json': `${JSON.stringify(specification, null, 1)}\n`,
  'src/generated/openapi.ts': `// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n\n${astToString(ast)}`,
  'src/generated/operationRules.ts': operationRules(specification),
  ...Object.fromEntries(
    Object.entries(folders).flatMap(([folder, made]) =>
      Object.entries(made).map(([name, source]) => [folder + name, source]),
    ),
  ),
};

function complain(name) {
  console.error(
    `shared/contract/${name} is stale: it does not match openapi/*.yaml. ` +
      'Run `node shared/contract/scripts/generate.mjs`.',
  );
  process.exitCode = 1;
}

for (const [name, fresh] of Object.entries(files)) {
  const file = new URL(name, room);
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored === fresh) continue;
  if (isCheck) complain(name);
  else {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, fresh);
  }
}

for (const [folder, made] of Object.entries(folders)) {
  for (const name of await readdir(new URL(folder, room)).catch(() => [])) {
    if (Object.hasOwn(made, name)) continue;
    if (isCheck) complain(folder + name);
    else await rm(new URL(folder + name, room));
  }
}
