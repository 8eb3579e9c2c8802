/**
 * Makes openapi.yaml from openapi/*.yaml, and from that src/generated/: openapi.json with the same, which a server reads
 * in a hundredth of the time; openapi.ts with the types; operationRules.ts with what a server has to know besides; calls/
 * with what the client knows of each operation; parsers/ with one parser for each schema of an answer; and rules/ with the
 * rules of each schema that a request sends; and values.ts with the values of each schema that lists them.
 */
import { globSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { bundle } from './bundle.mjs';
import { callFiles } from './calls.mjs';
import { operationRules } from './operationRules.mjs';
import { parserFiles } from './parsers.mjs';
import { ruleFiles } from './rules.mjs';
import { valuesFile } from './values.mjs';

const HERE = 'shared/contract';
const GENERATED = `${HERE}/src/generated`;

export async function generate(root) {
  const document = await bundle(new URL('../openapi/', import.meta.url));
  const ast = await openapiTypescript(document, { alphabetize: false, defaultNonNullable: false, silent: true });
  const specification = parse(document, { maxAliasCount: -1 });
  const folders = {
    calls: callFiles(specification),
    parsers: parserFiles(specification),
    rules: ruleFiles(specification),
  };
  const made = Object.entries(folders).flatMap(([folder, files]) =>
    Object.entries(files).map(([name, source]) => [`${GENERATED}/${folder}/${name}`, source]),
  );
  const leftOver = globSync(`${GENERATED}/{calls,parsers,rules}/*`, { cwd: root }).map((file) => [file, undefined]);
  return {
    [`${HERE}/openapi.yaml`]: document,
    [`${GENERATED}/openapi.json`]: `${JSON.stringify(specification, null, 1)}\n`,
    [`${GENERATED}/openapi.ts`]: `// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n\n${astToString(ast)}`,
    [`${GENERATED}/operationRules.ts`]: operationRules(specification),
    [`${GENERATED}/values.ts`]: valuesFile(specification),
    ...Object.fromEntries([...leftOver, ...made]),
  };
}
