/** Generates what the client knows of each operation: one file each, so that a chunk contains only its own calls. */

import { answerName, JSON_TYPE, resolve } from './parsers.mjs';

/** File name -> source. */
export function callFiles(document) {
  return Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        `${operation.operationId}.ts`,
        toFile(operation.operationId, method, path, parserOf(document, operation)),
      ]),
    ),
  );
}

/** The expression that parses a successful answer, and its imports: combinators, and parsers of schemas. */
function parserOf(document, operation) {
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const schemas = answers.map(([, given]) => resolve(document, given).content?.[JSON_TYPE]?.schema);
  const schema = schemas.find(Boolean);
  if (!schema) return { code: 'nothing', uses: 'nothing' };
  const parser = `parse${answerName(operation, schema)}`;
  if (schemas.every(Boolean)) return { code: parser, parser };
  return { code: `/*#__PURE__*/ nullable(${parser})`, uses: 'nullable', parser };
}

const toFile = (
  id,
  method,
  path,
  { code, uses, parser },
) => `// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

${uses ? `import { ${uses} } from '@travel-shell/contract/parse';\n` : ''}import type { Call } from '../../Call.ts';
${parser ? `import { ${parser} } from '../parsers/${parser}.ts';\n` : ''}
export const ${id}: Call<'${id}'> = {
  method: '${method}',
  path: '${path}',
  parse: ${code},
};
`;
