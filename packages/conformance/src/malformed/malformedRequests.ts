import type { Contract } from '../contract/Contract.ts';
import { isObject, type Json, type JsonObject, replaceAt } from '../json.ts';
import { asText } from '../request/asText.ts';
import { type Draft, JSON_TYPE } from '../request/Draft.ts';
import { encode } from '../request/encode.ts';
import { brokenBodies } from './brokenBodies.ts';
import type { Malformed } from './Malformed.ts';
import { type Mutation, mutations } from './mutations.ts';
import type { Random } from './Random.ts';

const WRONG_TYPES = 2;
const INVALID = [400];
/** An invalid value in the path may also answer 404. */
const INVALID_PATH = [400, 404];

/** Requests that are like `draft`, each with one thing in it that the contract does not allow. */
export function malformedRequests(contract: Contract, draft: Draft, random: Random): Malformed[] {
  const all = [
    ...wrongBodies(contract, draft, random),
    ...wrongParameters(contract, draft, random),
    ...brokenBodies(draft),
  ];
  const seen = new Set<string>();
  return all.filter(({ request: { path, headers, body } }) => {
    const key = `${path} ${headers['Content-Type']} ${Buffer.from(body ?? []).toString('base64')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function* wrongBodies(contract: Contract, draft: Draft, random: Random): Generator<Malformed> {
  const { operation, mediaType, body } = draft;
  const schema = operation.body?.content[mediaType ?? '']?.schema;
  if (mediaType === null || schema === undefined || body === undefined) return;
  const isEnough = countWrongTypes();
  for (const mutation of mutations(contract, random, schema, body)) {
    const { label, path, value } = mutation;
    const wrong = replaceAt(body, path, value);
    if (wrong === undefined || !isWrong(contract, schema, mediaType, wrong, body) || isEnough(mutation)) continue;
    yield { label, request: encode({ ...draft, body: wrong }), statuses: INVALID };
  }
}

/** Says of a mutation whether there have been enough like it. */
function countWrongTypes(): (mutation: Mutation) => boolean {
  const counts = new Map<string, number>();
  return ({ path, isWrongType }) => {
    if (!isWrongType) return false;
    const place = path.join('/');
    counts.set(place, (counts.get(place) ?? 0) + 1);
    return (counts.get(place) ?? 0) > WRONG_TYPES;
  };
}

/** Whether the contract refuses a body as received. */
function isWrong(contract: Contract, schema: string, mediaType: string, body: Json, right: Json): boolean {
  if (mediaType === JSON_TYPE) return contract.problems(schema, body) !== null;
  const arrived = fieldsOf(body, right);
  return arrived !== null && contract.problems(schema, arrived, 'text') !== null;
}

/**
 * A form as its reader sees it; null for what a form cannot say. Lists are left as they are in the right form: one
 * value is a list of one to some readers.
 */
function fieldsOf(body: Json, right: Json): Json | null {
  if (!isObject(body) || !isObject(right)) return null;
  const arrived: JsonObject = {};
  for (const [name, value] of Object.entries(body)) {
    const list = right[name];
    if (Array.isArray(value) && value === list) arrived[name] = value.map(asText);
    else if (typeof value === 'object' || Array.isArray(list)) return null;
    else arrived[name] = asText(value);
  }
  return arrived;
}

function* wrongParameters(contract: Contract, draft: Draft, random: Random): Generator<Malformed> {
  for (const { name, in: place, required, schema } of draft.operation.parameters) {
    if (place === 'cookie') continue;
    const key = `${place}.${name}`;
    const statuses = place === 'path' ? INVALID_PATH : INVALID;
    if (required && place !== 'path') {
      const { [key]: _left, ...parameters } = draft.parameters;
      yield { label: `${place} ${name} is missing`, request: encode({ ...draft, parameters }), statuses };
    }
    for (const { label, value } of mutations(contract, random, schema, draft.parameters[key], [name])) {
      if (value === undefined || typeof value === 'object' || (place === 'path' && isLostInPath(value))) continue;
      if (contract.problems(schema, asText(value), 'text') === null) continue;
      const parameters = { ...draft.parameters, [key]: value };
      yield { label: `${place} ${label}`, request: encode({ ...draft, parameters }), statuses };
    }
  }
}

/** An empty segment makes another path, and dots are resolved. */
const isLostInPath = (value: Json) => /^\.*$/.test(asText(value));
