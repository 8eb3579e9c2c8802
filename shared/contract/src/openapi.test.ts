import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FORMATS } from './formats.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const room = fileURLToPath(new URL('..', import.meta.url));
const readDocument = async () =>
  parse(await readFile(join(room, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 }) as JsonObject;
const document = await readDocument();

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const pointer = (parts: string[]) =>
  `#/${parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

function resolve(value: Json | undefined): Json | undefined {
  if (!isObject(value) || typeof value.$ref !== 'string') return value;
  return value.$ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((node, part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      return isObject(node) ? node[key] : undefined;
    }, document);
}

interface Example {
  at: string;
  schema: string;
  value: Json;
}

/** Every `example` and `examples` beside a `schema`, anywhere in the document. */
function collectExamples(node: Json, path: string[] = []): Example[] {
  if (!isObject(node))
    return Array.isArray(node) ? node.flatMap((item, i) => collectExamples(item, [...path, `${i}`])) : [];
  const found: Example[] = [];
  if (isObject(node.schema)) {
    const schema = pointer([...path, 'schema']);
    if ('example' in node) found.push({ at: pointer([...path, 'example']), schema, value: node.example as Json });
    for (const [name, example] of Object.entries(isObject(node.examples) ? node.examples : {})) {
      const target = resolve(example);
      const value = isObject(target) ? (target.value as Json) : null;
      found.push({ at: pointer([...path, 'examples', name]), schema, value });
    }
  }
  return [...found, ...Object.entries(node).flatMap(([key, value]) => collectExamples(value, [...path, key]))];
}

function createValidator() {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTuples: false,
  });
  addFormats.default(ajv);
  for (const [name, isOne] of Object.entries(FORMATS)) ajv.addFormat(name, isOne);
  // Ajv gets the whole document as one schema, whose parts are referenced by URL.
  ajv.addVocabulary([
    ...Object.keys(document),
    'x-spec',
    'x-open-point',
    'x-permission',
    'x-or-permissions',
    'x-feature',
    'x-not-while-acting',
    'x-lenient',
    'x-rule',
    'x-types',
    'x-max-bytes',
    'x-max-pixels',
  ]);
  ajv.addSchema({ $id: 'contract', ...document }, undefined, false, false);
  return ajv;
}

const examples = collectExamples(document);
const operations = Object.entries(document.paths as JsonObject).flatMap(([path, item]) =>
  Object.entries(item as JsonObject).map(([method, operation]) => ({
    path,
    method,
    operation: operation as JsonObject,
  })),
);

describe('openapi.yaml', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('names every operation once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names).toContain('getAuthState');
    expect(new Set(names).size).toBe(names.length);
  });

  it('requires the form token on every state-changing call except the one that returns it, and a form without script', () => {
    const open = operations
      .filter(({ method }) => method !== 'get')
      .filter(({ operation }) => !JSON.stringify(operation.security).includes('formToken'))
      .map(({ operation }) => operation.operationId);
    // Browsers say where the form comes from, see docs/security.md.
    expect(open).toEqual(['fetchFormToken', 'recordConsentByForm']);
  });

  it('has an example for every answer with content', () => {
    const withoutExample = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses as JsonObject)
        .filter(([, response]) => (resolve(response) as JsonObject).content !== undefined)
        .filter(([, response]) => !JSON.stringify(resolve(response)).includes('"examples":{'))
        .map(([status]) => `${operation.operationId} ${status}`),
    );
    expect(withoutExample).toEqual([]);
  });

  describe('examples fit their schemas', () => {
    const ajv = createValidator();
    it.each(examples)('$at', ({ schema, value }) => {
      const validate = ajv.getSchema(`contract${schema}`);
      if (!validate) throw new Error(`no schema at ${schema}`);
      validate(value);
      expect(validate.errors ?? []).toEqual([]);
    });
  });

  describe('schemas reject invalid data', () => {
    const ajv = createValidator();
    const state = (resolve({ $ref: '#/components/examples/AuthStateSignedOut' }) as { value: JsonObject }).value;
    const described = { code: 'A', description: 'a', localizedDescription: 'a' };
    it.each([
      ['ERR-001 an error answer without a list', 'ErrorResponse', {}],
      ['ERR-001 an empty list', 'ErrorResponse', { errors: [] }],
      ['ERR-002 an item without a code', 'ErrorResponse', { errors: [described, { description: 'b' }] }],
      ['ERR-003 a first item without a description', 'ErrorResponse', { errors: [{ ...described, description: 1 }] }],
      ['ERR-003 a first item with a code alone', 'ErrorResponse', { errors: [{ code: 'A' }] }],
      ['an auth answer without status', 'AuthResponse', { message: 'x' }],
      ['an auth answer with an unknown status', 'AuthResponse', { status: 7 }],
      ['STA-001 an auth state with an unknown field', 'AuthState', { ...state, extra: 1 }],
      [
        'STA-003 an auth state without allowSignIn',
        'AuthState',
        { ...state, allowSignIn: undefined as unknown as Json },
      ],
      [
        'STA-028 an unknown booking mode',
        'BusinessState',
        { ...(state.businessState as JsonObject), bookingMode: 'ANYBODY' },
      ],
      [
        'STA-032 progress above 100',
        'BusinessState',
        { ...(state.businessState as JsonObject), accountOnboardingProgress: 101 },
      ],
    ])('%s', (_title, schema, value) => {
      const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
      expect(validate?.(JSON.parse(JSON.stringify(value)))).toBe(false);
    });
  });
});
