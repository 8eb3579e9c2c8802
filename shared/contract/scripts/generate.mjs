/**
 * Writes openapi.yaml from openapi/*.yaml, and src/generated/openapi.ts from openapi.yaml. With `--check` it writes
 * nothing and fails when a file is not what its source gives.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { bundle } from './bundle.mjs';

const room = new URL('..', import.meta.url);
const document = await bundle(new URL('openapi/', room));
const ast = await openapiTypescript(document, { alphabetize: false, defaultNonNullable: false, silent: true });

const files = {
  'openapi.yaml': document,
  'src/generated/openapi.ts': `// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n\n${astToString(ast)}`,
};

for (const [name, fresh] of Object.entries(files)) {
  const file = new URL(name, room);
  if (process.argv.includes('--check')) {
    const stored = await readFile(file, 'utf8').catch(() => '');
    if (stored === fresh) continue;
    console.error(
      `shared/contract/${name} is stale: it does not match openapi/*.yaml. ` +
        'Run `node shared/contract/scripts/generate.mjs` and commit the result.',
    );
    process.exitCode = 1;
  } else {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, fresh);
  }
}
