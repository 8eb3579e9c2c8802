import { readdir } from 'node:fs/promises';
import document from '@travel-shell/contract/openapi.json' with { type: 'json' };
import { problemOf, type Rule, type Rules } from '@travel-shell/contract/rule';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAjv } from './apiRoutes.ts';
import { Contract } from './Contract.ts';

/**
 * The forms of the kit and this server check with the same rules: a form that takes what the server refuses shows an error
 * that no visitor can mend, and one that refuses what the server takes is in their way.
 */
const FOLDER = new URL('../../../../shared/contract/src/generated/rules/', import.meta.url);
const contract = await Contract.read();
const ajv = createAjv(contract, {});

const files = await readdir(FOLDER);
const all = await Promise.all(
  files.map(async (file): Promise<[string, Rules]> => {
    const variable = file.replace(/\.ts$/, '');
    const name = variable.replace(/Rules$/, '');
    const module = (await import(new URL(file, FOLDER).href)) as Record<string, Rules>;
    return [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, module[variable] as Rules];
  }),
);

/** A rule, and what the server says to a value of that field alone. */
interface Case {
  name: string;
  rule: Rule;
  takes: (value: unknown) => boolean;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  type?: unknown;
  'x-rule'?: string;
}

const { schemas } = document.components as unknown as { schemas: Record<string, Schema> };

function find(schema: Schema | undefined, path: readonly string[]): Schema | undefined {
  if (!schema) return undefined;
  if (path.length === 0) return schema['x-rule'] ? { $ref: schema['x-rule'] } : schema;
  if (schema.$ref) return find(schemas[schema.$ref.split('/').at(-1) as string], path);
  if (schema.oneOf)
    return find(
      schema.oneOf.find(({ type }) => type !== 'null'),
      path,
    );
  const [name = '', ...rest] = path;
  return find(schema.properties?.[name], rest);
}

const cases: Case[] = all.flatMap(([name, rules]) =>
  Object.entries(rules)
    .filter(([, { type, item }]) => ![type, item?.type].some((one) => /^(group|object|file)$/.test(one ?? '')))
    .map(([field, rule]): Case => {
      const schema = find(schemas[name], field.split('.'));
      if (!schema) throw new Error(`${name}.${field} has a rule, and is not in the contract.`);
      const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi.json#/components/');
      const validate = ajv.compile(JSON.parse(text));
      return { name: `${name}.${field}`, rule, takes: (value) => validate(value) === true };
    }),
);

const SAMPLES = [
  ...['', ' ', 'a', ' a', 'a ', 'a\nb', 'Ab-1', 'ABC', 'DE', 'EUR', 'EURO', 'eur', '123456', '12345a', '１２３４５６'],
  ...['ada@example.com', 'ada@example', 'ada@@example.com', 'ada.@example.com', 'Ada+x@Sub.Example.COM', 'ä@b.de'],
  ...['2027-02-28', '2027-02-29', '2028-02-29', '2100-02-29', '2000-02-29', '2027-13-01', '2027-04-31', '27-01-01'],
  ...['https://a', 'https://a.example/', 'http://a.example/', 'https://a b.example', 'https://ada@a.example'],
  ...['https://müller.example', '/a', '/a b', '//', '/%zz', '/%C3%BC', 'javascript:alert(1)', 'https://a/?q#f'],
  ...['+49 151 2345', '0049-151', '49+', '++49', 'a'.repeat(8), '😀'.repeat(8), '😀'.repeat(7)],
];

/** Texts of both sides of each limit, and some that look right. */
function valuesFor(rule: Rule): fc.Arbitrary<unknown> {
  const limits = [rule.minLength, rule.maxLength].flatMap((limit) =>
    limit === undefined ? [] : [limit - 1, limit, limit + 1],
  );
  const ends = [rule.min, rule.max].flatMap((end) =>
    end === undefined ? [] : [end - 1, end - 0.5, end, end + 0.5, end + 1],
  );
  const texts = [
    ...limits
      .filter((length) => length >= 0)
      .flatMap((length) => ['a'.repeat(length), 'A'.repeat(length), '😀'.repeat(length)]),
    ...SAMPLES,
    ...(rule.choices ?? []),
  ];
  const one = fc.oneof(
    fc.constantFrom<unknown>(...texts, ...ends, 0, true),
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  if (rule.type !== 'list') return one;
  const most = rule.maxItems ?? 3;
  const item = rule.item ? valuesFor(rule.item) : one;
  return fc.oneof(
    fc.array(item, { maxLength: most + 1 }),
    fc.constant(Array.from({ length: most + 1 }, (_, i) => `A${i}`)),
  );
}

/** Every value that both sides are asked about. */
const asked = (rule: Rule): unknown[] =>
  rule.type === 'list' ? [[]] : [...SAMPLES, ...(rule.choices ?? []), 0, 1, -1, 0.5, true];

describe('a rule for forms takes what this server takes, and refuses what it refuses', () => {
  it('for every field that a request has', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  it.each(cases)('$name', ({ rule, takes }) => {
    // An empty required text is `missing` for a visitor.
    for (const value of asked(rule)) expect([value, !problemOf(rule, value)]).toEqual([value, takes(value)]);
    fc.assert(
      fc.property(valuesFor(rule), (value) => {
        expect(!problemOf(rule, value)).toBe(takes(value));
      }),
      { numRuns: 100 },
    );
    expect(takes(null)).toBe(rule.nullable === true);
  });
});
