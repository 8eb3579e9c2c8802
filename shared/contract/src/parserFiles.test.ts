import { describe, expect, it } from 'vitest';

// Plain JavaScript, as it runs before any build.
const script = '../scripts/parsers.mjs';
const { parserFiles } = (await import(script)) as { parserFiles(document: object): Record<string, string> };

const answering = (schema: object, status = '200') => ({ [status]: { content: { 'application/json': { schema } } } });
const documentOf = (schemas: object, responses: object) => ({
  components: { schemas },
  paths: { '/x': { get: { operationId: 'getX', responses } } },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** The expression in a parser's file. */
const codeOf = (file: string | undefined) => /= (.*);\n$/s.exec(file ?? '')?.[1]?.replaceAll('/*#__PURE__*/ ', '');
const write = (schema: object) => codeOf(parserFiles(documentOf({ X: schema }, answering(ref('X'))))['parseX.ts']);

describe('the code generated for a schema', () => {
  it.each<[object, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'boolean' }, 'boolean'],
    [{ type: 'null' }, 'nothing'],
    [{}, 'anything'],
    [{ type: 'string', format: 'uri-reference' }, 'link'],
    [{ type: ['string', 'null'] }, 'nullable(string)'],
    [{ type: ['string', 'null'], enum: ['a', null] }, 'nullable(oneOf("a"))'],
    [{ type: ['string', 'integer'] }, 'firstOf(string, number)'],
    [{ type: 'string', const: 'ok' }, 'oneOf("ok")'],
    [{ enum: [0, 1, -1] }, 'oneOf(0, 1, -1)'],
    [{ type: 'array', items: { type: 'string' } }, 'listOf(string)'],
    [{ type: 'array' }, 'listOf(anything)'],
    [{ type: 'object' }, 'object({})'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'mapOf(number)'],
    [
      { type: 'object', required: ['a'], properties: { a: { type: 'string' }, 'b-c': { type: 'number' } } },
      'object({\n  a: string,\n  "b-c": optional(number),\n})',
    ],
    [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 'nullable(string)'],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'firstOf(string, number)'],
    [{ allOf: [{ type: 'object', properties: {} }, {}] }, 'every(object({}), anything)'],
    [{ type: 'string', enum: ['a'], 'x-lenient': 'a' }, 'lenient(oneOf("a"), "a")'],
    [{ type: 'array', items: { type: 'string' }, 'x-lenient': 'drop' }, 'listOfKnown(string)'],
  ])('%j', (schema, code) => expect(write(schema)).toBe(code));
});

it('writes a file only for schemas that a response needs', () => {
  const schemas = {
    Page: { type: 'object', properties: { items: { type: 'array', items: ref('Item') } } },
    Item: { type: 'object', properties: { id: { type: 'string' } } },
    Form: { type: 'object' },
  };
  const files = parserFiles(documentOf(schemas, answering(ref('Page'))));
  expect(Object.keys(files).sort()).toEqual(['parseItem.ts', 'parsePage.ts']);
  expect(files['parsePage.ts']).toContain("import { parseItem } from './parseItem.ts';");
});

it('names an unnamed response after its operation', () => {
  expect(Object.keys(parserFiles(documentOf({}, answering({ type: 'string' }))))).toEqual(['parseGetXAnswer.ts']);
});

it('resolves circular schemas lazily', () => {
  const schemas = {
    Tree: { type: 'object', properties: { children: { type: 'array', items: ref('Tree') } } },
  };
  const file = parserFiles(documentOf(schemas, answering(ref('Tree'))))['parseTree.ts'];
  expect(codeOf(file)).toBe('object({\n  children: optional(listOf((value, path) => parseTree(value, path))),\n})');
});

describe('refuses', () => {
  it.each<[string, object, object, RegExp]>([
    ['a missing schema', {}, answering(ref('Gone')), /there is no schema "Gone"/],
    ['a reference elsewhere', {}, answering({ type: 'array', items: { $ref: '#/x' } }), /#\/x should point below/],
    ['an unnamed error response', {}, answering({ type: 'object' }, '400'), /name this schema/],
    ['an unknown type', { X: { type: 'date' } }, answering(ref('X')), /no parser for the type "date"/],
    ['unknown leniency', { X: { type: 'array', 'x-lenient': 'keep' } }, answering(ref('X')), /"drop"/],
  ])('%s', (_what, schemas, responses, message) => {
    expect(() => parserFiles(documentOf(schemas, responses))).toThrow(message);
  });
});

it('refuses named fields beside others of a schema, as it would drop these', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: { type: 'number' } };
  expect(() => write(schema)).toThrow('no parser for named fields beside additionalProperties');
});
