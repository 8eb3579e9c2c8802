import { describe, expect, it } from 'vitest';

// Plain JavaScript, as it runs before any build.
const script = '../scripts/rules.mjs';
const { ruleFiles } = (await import(script)) as { ruleFiles(document: object): Record<string, string> };

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The lines of fields in the file for a request's body. */
function rulesFor(properties: object, required: string[] = [], others: object = {}): string[] {
  const schemas = { Body: { type: 'object', required, properties }, ...others };
  const requestBody = { content: { 'application/json': { schema: ref('Body') } } };
  const files = ruleFiles({ components: { schemas }, paths: { '/x': { post: { requestBody } } } });
  return [...(files['bodyRules.ts'] ?? '').matchAll(/^ {2}(.*),$/gm)].map(([, line = '']) => line);
}
const text = { type: 'string', minLength: 1 };

describe('the rules generated for a body', () => {
  it.each<[string, object, string]>([
    ['a required text', text, "{ type: 'text', required: true, minLength: 1 }"],
    ['a required text that may be empty', { type: 'string' }, "{ type: 'text' }"],
    [
      'a required text that may be null',
      { ...text, type: ['string', 'null'] },
      "{ type: 'text', nullable: true, minLength: 1 }",
    ],
    ['a choice', { enum: ['a', null], type: ['string', 'null'] }, "{ type: 'text', nullable: true, choices: ['a'] }"],
    [
      'a reference or null',
      { oneOf: [ref('Name'), { type: 'null' }] },
      "{ type: 'text', nullable: true, minLength: 1 }",
    ],
    ['a file', { type: 'string', contentMediaType: 'image/png' }, "{ type: 'file', required: true }"],
    [
      'a file with limits',
      { type: 'string', contentMediaType: 'x', 'x-types': ['image/png'], 'x-max-bytes': 9, 'x-max-pixels': 4 },
      "{ type: 'file', required: true, types: ['image/png'], maxBytes: 9, maxPixels: 4 }",
    ],
    ['bounds', { type: 'integer', minimum: 0, maximum: 9 }, "{ type: 'integer', required: true, min: 0, max: 9 }"],
    [
      'what the server refuses at the field',
      { ...text, 'x-rule': '#/components/schemas/Long' },
      "{ type: 'text', required: true, minLength: 8 }",
    ],
    ['a secret', { ...text, format: 'password' }, "{ type: 'text', required: true, kind: 'secret', minLength: 1 }"],
    [
      'a currency',
      { type: 'string', pattern: '^[A-Z]{3}$', format: 'currency-code' },
      "{ type: 'text', required: true, kind: 'currency', pattern: '^[A-Z]{3}$' }",
    ],
    [
      'a telephone number',
      { type: 'string', pattern: "^\\+?[0-9]'" },
      "{ type: 'text', required: true, kind: 'phone', pattern: '^\\\\+?[0-9]\\'' }",
    ],
  ])('%s', (_what, schema, rule) => {
    expect(rulesFor({ field: schema }, ['field'], { Name: text, Long: { type: 'string', minLength: 8 } })).toEqual([
      `field: ${rule}`,
    ]);
  });

  it('name the fields of an object after it', () => {
    const address = { type: 'object', required: ['city'], properties: { city: text } };
    expect(rulesFor({ address: { oneOf: [address, { type: 'null' }] } }, ['address'])).toEqual([
      "address: { type: 'group', nullable: true }",
      "'address.city': { type: 'text', required: true, minLength: 1 }",
    ]);
  });

  it('refuse a type that no rule knows', () => {
    expect(() => rulesFor({ field: { type: 'date' } })).toThrow(/no rule for field/);
  });
});

it.each([
  ['a field', { size: { type: 'integer', exclusiveMinimum: 0 } }, 'size has exclusiveMinimum'],
  ['a list', { names: { type: 'array', minItems: 1, items: text } }, 'names has minItems'],
  ['an item', { names: { type: 'array', items: { type: 'integer', multipleOf: 2 } } }, 'names\\[\\] has multipleOf'],
  ['a group', { one: { type: 'object', minProperties: 1, properties: { a: text } } }, 'one has minProperties'],
  ['several parts', { one: { type: 'object', allOf: [{}] } }, 'one has allOf'],
])('no rule is lost in silence: a keyword of %s that none is made of', (_what, properties, problem) => {
  expect(() => rulesFor(properties)).toThrow(new RegExp(problem));
});
