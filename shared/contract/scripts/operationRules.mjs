/** Generates what a server has to know of each operation beside its types, as types. */
import { resolve } from './parsers.mjs';

const HEADING = '// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n';

/** The source of operationRules.ts. */
export function operationRules(document) {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return [
    HEADING,
    '/** Who may call each operation, and the fields of its query and body that validation fills in when they are missing. */',
    'export interface OperationRules {',
    ...operations.map(
      (operation) =>
        `  ${operation.operationId}: { session: ${needsSession(operation)}; ` +
        `permission: ${literal(operation['x-permission'])}; defaults: ${union(defaultsOf(document, operation))} };`,
    ),
    '}',
    '',
  ].join('\n');
}

/** Without a session there is no way to call it. */
const needsSession = ({ security = [] }) => security.length > 0 && security.every((way) => 'session' in way);

function defaultsOf(document, { parameters = [], requestBody }) {
  const query = parameters
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query' && hasDefault(document, parameter.schema))
    .map(({ name }) => name);
  const body = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.entries(resolve(document, schema).properties ?? {})
      .filter(([, field]) => hasDefault(document, field))
      .map(([name]) => name),
  );
  return [...new Set([...query, ...body])];
}

const hasDefault = (document, schema) => resolve(document, schema).default !== undefined;

const literal = (text) => (text === undefined ? 'null' : `'${text}'`);

const union = (names) => (names.length === 0 ? 'never' : names.map(literal).join(' | '));
