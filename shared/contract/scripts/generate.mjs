/**
 * Writes src/generated/openapi.ts from openapi.yaml. With `--check` it writes nothing and fails when that file is
 * not what the document gives.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';

const document = new URL('../openapi.yaml', import.meta.url);
const target = new URL('../src/generated/openapi.ts', import.meta.url);

const ast = await openapiTypescript(document, { alphabetize: false, defaultNonNullable: false, silent: true });
const fresh = `// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n\n${astToString(ast)}`;

if (process.argv.includes('--check')) {
  const stored = await readFile(target, 'utf8').catch(() => '');
  if (stored !== fresh) {
    console.error(
      'shared/contract/src/generated/openapi.ts is stale: it does not match openapi.yaml. ' +
        'Run `node shared/contract/scripts/generate.mjs` and commit the result.',
    );
    process.exit(1);
  }
} else {
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, fresh);
}
