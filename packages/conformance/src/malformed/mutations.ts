import type { Contract } from '../contract/Contract.ts';
import { extend, isObject, type Json, type JsonObject } from '../json.ts';
import type { Random } from './Random.ts';

/** One thing to do wrong: put `value` at `path`, or take away what is there when it is undefined. */
export interface Mutation {
  label: string;
  path: readonly (string | number)[];
  value: Json | undefined;
  /** One of several values of other types at the same place; a few are enough. */
  isWrongType?: true;
}

type Path = Mutation['path'];

/** The size check covers longer texts. */
const LONGEST_TEXT = 20_000;
const MOST_ITEMS = 6000;
const DEEPEST = 6;

const nameOf = (path: Path) => path.join('.') || 'body';

/**
 * The faults that `value` could have by the schema at `pointer`. Rules that stand side by side (`oneOf` …) are looked
 * at one by one, so some of the values may be right after all: the caller asks the whole schema.
 */
export function* mutations(
  contract: Contract,
  random: Random,
  pointer: string,
  value: Json | undefined,
  path: Path = [],
): Generator<Mutation> {
  const found = contract.follow(pointer);
  if (!found || path.length > DEEPEST) return;
  const schema = found.value;
  yield* wrongTypes(random, value, path);
  yield* wrongWords(schema, path);
  if (typeof value === 'string') yield* wrongTexts(schema, path);
  if (typeof value === 'number') yield* wrongNumbers(schema, value, path);
  if (Array.isArray(value)) yield* wrongLists(contract, random, found.pointer, schema, value, path);
  if (isObject(value)) yield* wrongObjects(contract, random, found.pointer, schema, value, path);
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const rules = schema[keyword];
    if (!Array.isArray(rules)) continue;
    for (const index of rules.keys()) {
      yield* mutations(contract, random, extend(found.pointer, keyword, `${index}`), value, path);
    }
  }
}

function* wrongTypes(random: Random, value: Json | undefined, path: Path): Generator<Mutation> {
  for (const wrong of random.otherTypes(value)) {
    yield { label: `${nameOf(path)} is ${short(wrong)}`, path, value: wrong, isWrongType: true };
  }
}

function* wrongWords({ enum: allowed, const: only }: JsonObject, path: Path): Generator<Mutation> {
  if (allowed === undefined && only === undefined) return;
  yield { label: `${nameOf(path)} is none of the known words`, path, value: 'NO_SUCH_WORD' };
}

function* wrongTexts({ minLength, maxLength, format, pattern }: JsonObject, path: Path): Generator<Mutation> {
  const name = nameOf(path);
  if (typeof minLength === 'number' && minLength > 0) {
    yield { label: `${name} is shorter than ${minLength}`, path, value: 'a'.repeat(minLength - 1) };
  }
  if (typeof maxLength === 'number' && maxLength < LONGEST_TEXT) {
    yield { label: `${name} is longer than ${maxLength}`, path, value: 'a'.repeat(maxLength + 1) };
  }
  if (format !== undefined) yield { label: `${name} is no ${format}`, path, value: `no ${format}` };
  if (pattern !== undefined) yield { label: `${name} does not fit its pattern`, path, value: '\t?!' };
}

function* wrongNumbers(schema: JsonObject, value: number, path: Path): Generator<Mutation> {
  const name = nameOf(path);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (typeof minimum === 'number') yield { label: `${name} is below ${minimum}`, path, value: minimum - 1 };
  if (typeof maximum === 'number') yield { label: `${name} is above ${maximum}`, path, value: maximum + 1 };
  if (typeof exclusiveMinimum === 'number')
    yield { label: `${name} is not above its bound`, path, value: exclusiveMinimum };
  if (typeof exclusiveMaximum === 'number')
    yield { label: `${name} is not below its bound`, path, value: exclusiveMaximum };
  yield { label: `${name} is not whole`, path, value: value + 0.5 };
}

function* wrongLists(
  contract: Contract,
  random: Random,
  pointer: string,
  { minItems, maxItems, uniqueItems }: JsonObject,
  value: Json[],
  path: Path,
): Generator<Mutation> {
  const name = nameOf(path);
  const [first] = value;
  if (typeof minItems === 'number' && minItems > 0) {
    yield { label: `${name} has fewer than ${minItems} items`, path, value: value.slice(0, minItems - 1) };
  }
  if (first === undefined) return;
  if (typeof maxItems === 'number' && maxItems < MOST_ITEMS) {
    const items = Array.from({ length: maxItems + 1 }, (_, i) => value[i % value.length] as Json);
    yield { label: `${name} has more than ${maxItems} items`, path, value: items };
  }
  if (uniqueItems === true) yield { label: `${name} has an item twice`, path, value: [...value, first] };
  yield* mutations(contract, random, `${pointer}/items`, first, [...path, 0]);
}

function* wrongObjects(
  contract: Contract,
  random: Random,
  pointer: string,
  { required, properties }: JsonObject,
  value: JsonObject,
  path: Path,
): Generator<Mutation> {
  for (const name of Array.isArray(required) ? (required as string[]) : []) {
    yield { label: `${nameOf([...path, name])} is missing`, path: [...path, name], value: undefined };
  }
  yield {
    label: `${nameOf([...path, 'unknownField'])} is not in the contract`,
    path: [...path, 'unknownField'],
    value: 'x',
  };
  for (const name of Object.keys(isObject(properties) ? properties : {})) {
    yield* mutations(contract, random, extend(pointer, 'properties', name), value[name], [...path, name]);
  }
}

const LONGEST_SHOWN = 30;

function short(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
