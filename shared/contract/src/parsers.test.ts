import { readdir, readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it, vi } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { FORMATS } from './formats.ts';
import { type Parse, WrongField } from './parse.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const room = new URL('..', import.meta.url);
const document: JsonObject = parseYaml(await readFile(new URL('openapi.yaml', room), 'utf8'), { maxAliasCount: -1 });
const parsers = new Map<string, Parse<unknown>>();
for (const file of await readdir(new URL('src/generated/parsers/', room))) {
  const name = file.slice(0, -'.ts'.length);
  const module = (await import(`./generated/parsers/${name}.ts`)) as Record<string, Parse<unknown>>;
  parsers.set(name, module[name] as Parse<unknown>);
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resolve(value: Json | undefined): Json | undefined {
  if (!isObject(value) || typeof value.$ref !== 'string') return value;
  const parts = value.$ref.slice(2).split('/');
  return parts.reduce<Json | undefined>(
    (node, part) => (isObject(node) ? node[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  );
}

interface Example {
  title: string;
  parser: string;
  schema: Json;
  value: Json;
}

/** Every example of every JSON response, with its parser. */
function answerExamples(): Example[] {
  const found: Example[] = [];
  for (const [path, item] of Object.entries(document.paths as JsonObject)) {
    for (const operation of Object.values(item as JsonObject) as JsonObject[]) {
      for (const [status, given] of Object.entries(operation.responses as JsonObject)) {
        const content = resolve(given) as { content?: { 'application/json'?: JsonObject } };
        const json = content.content?.['application/json'];
        if (!json) continue;
        const ref = (json.schema as JsonObject).$ref as string | undefined;
        const id = operation.operationId as string;
        const parser = ref ? `parse${ref.split('/').pop()}` : `parse${id[0]?.toUpperCase()}${id.slice(1)}Answer`;
        for (const [name, example] of Object.entries((json.examples ?? {}) as JsonObject)) {
          const { value } = resolve(example) as { value: Json };
          found.push({ title: `${id} ${status} ${name} (${path})`, parser, schema: json.schema as Json, value });
        }
      }
    }
  }
  return found;
}

/** Every position in a value: its `WrongField` path and a function that replaces the value there. */
function placesOf(value: Json, path = ''): { path: string; put: (copy: Json, wrong: Json) => unknown }[] {
  const children: [string | number, Json, string][] = Array.isArray(value)
    ? value.map((item, index) => [index, item, `${path}[${index}]`])
    : isObject(value)
      ? Object.entries(value).map(([name, item]) => [name, item, path ? `${path}.${name}` : name])
      : [];
  return children.flatMap(([key, child, at]) => [
    { path: at, put: (copy: Json, wrong: Json) => Reflect.set(copy as JsonObject, key, wrong) },
    ...placesOf(child, at).map((inner) => ({
      path: inner.path,
      put: (copy: Json, wrong: Json) => inner.put((copy as JsonObject)[key as string] as Json, wrong),
    })),
  ]);
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });
addFormats.default(ajv);
for (const [name, isOne] of Object.entries(FORMATS)) ajv.addFormat(name, isOne);
ajv.addSchema({ $id: 'contract', ...document }, undefined, false, false);
const validators = new Map<string, ReturnType<typeof ajv.compile>>();
function validatorOf(schema: Json) {
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
  validators.set(text, validate);
  return validate;
}

const examples = answerExamples();

describe('the parsers of the contract', () => {
  it('parse every example without changes', () => {
    expect(examples.length).toBeGreaterThan(20);
    for (const { title, parser, value } of examples) {
      const copy = structuredClone(value);
      const parsed = parsers.get(parser)?.(copy, '');
      expect(parsed, title).toBe(copy);
      expect(parsed, title).toEqual(value);
    }
  });

  it('keep fields that this release does not know', () => {
    for (const { title, parser, value } of examples) {
      if (!isObject(value)) continue;
      const newer = { ...structuredClone(value), addedLater: [{ deep: true }] };
      expect(parsers.get(parser)?.(newer, ''), title).toMatchObject({ addedLater: [{ deep: true }] });
    }
  });

  it('reject a value of the wrong type wherever the contract does, and name its path', { timeout: 60_000 }, () => {
    vi.spyOn(console, 'error').mockImplementation(() => {}); // lenient fields log
    const missed: string[] = [];
    let refused = 0;
    for (const { title, parser, schema, value } of examples) {
      const validate = validatorOf(schema);
      for (const { path, put } of placesOf(value)) {
        for (const wrong of [{ wrong: true }, 'wrong', 7.5, null, true] as Json[]) {
          const copy = structuredClone(value);
          put(copy, wrong);
          const isWrong =
            !validate(copy) &&
            validate.errors?.every(({ keyword }) =>
              ['type', 'const', 'enum', 'oneOf', 'anyOf', 'if'].includes(keyword),
            );
          if (!isWrong) continue;
          const before = JSON.stringify(copy);
          try {
            const parsed = parsers.get(parser)?.(copy, '');
            // Lenient: replaced, which shows in the result. Integers are not distinguished from numbers.
            if (JSON.stringify(parsed) === before && wrong !== 7.5)
              missed.push(`${title}: ${path} = ${JSON.stringify(wrong)}`);
          } catch (error) {
            refused += 1;
            expect(error).toBeInstanceOf(WrongField);
            const named = (error as WrongField).path;
            // For alternatives the path of the alternative; for a map that of the invalid entry.
            const isThere = path.startsWith(named) || named.startsWith(path);
            expect(isThere, `${title}: ${path} is named ${named}`).toBe(true);
          }
        }
      }
    }
    vi.restoreAllMocks();
    expect(missed).toEqual([]);
    expect(refused).toBeGreaterThan(1000);
  });
});
