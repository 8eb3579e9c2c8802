import type { Contract } from '../contract/Contract.ts';
import type { Operation } from '../contract/Operation.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { type Draft, JSON_TYPE, MULTIPART_TYPE } from './Draft.ts';
import { PICTURE_FILE } from './encodeMultipart.ts';

/** The request the contract itself gives as an example, `name` or else the first one. */
export function draftOf(contract: Contract, operation: Operation, exampleName?: string): Draft {
  const parameters: Record<string, Json> = {};
  for (const { name, in: place, required, example, schema } of operation.parameters) {
    const isFixed = contract.follow(schema)?.value.const !== undefined;
    // Whatever is stored: a back end may refuse a write that names no version.
    if (name === 'If-Match') parameters[`${place}.${name}`] = '*';
    else if ((required || isFixed) && example !== undefined) parameters[`${place}.${name}`] = example;
  }
  const mediaType = pickMediaType(operation);
  if (mediaType === null) return { operation, parameters, mediaType, body: undefined };
  const { schema, examples } = operation.body?.content[mediaType] ?? { schema: '', examples: [] };
  const example = examples.find(({ name }) => name === exampleName) ?? examples[0];
  const body = mediaType === MULTIPART_TYPE ? multipartBody(contract, schema, example?.value) : example?.value;
  return { operation, parameters, mediaType, body: body ?? {} };
}

function pickMediaType({ body }: Operation): string | null {
  const types = Object.keys(body?.content ?? {});
  return types.find((type) => type === JSON_TYPE) ?? types[0] ?? null;
}

const PLACEHOLDER = 'Written by the conformance check';

/** Examples cannot contain files, so fill in missing required parts. */
function multipartBody(contract: Contract, pointer: string, example: Json | undefined): Json {
  const schema = contract.follow(pointer);
  const body: JsonObject = isObject(example) ? { ...example } : {};
  const properties = isObject(schema?.value.properties) ? schema.value.properties : {};
  const required = Array.isArray(schema?.value.required) ? schema.value.required : [];
  for (const name of Object.keys(properties)) {
    const at = `${schema?.pointer}/properties/${name}`;
    const property = contract.follow(at)?.value ?? {};
    if (isFile(property)) body[name] = PICTURE_FILE;
    else if (isFile(contract.follow(`${at}/items`)?.value ?? {})) body[name] = [PICTURE_FILE];
    else if (required.includes(name)) body[name] ??= firstValue(property);
  }
  return body;
}

const isFile = ({ contentMediaType, format }: JsonObject) => contentMediaType !== undefined || format === 'binary';

function firstValue({ enum: allowed, maxLength }: JsonObject): Json {
  if (Array.isArray(allowed)) return allowed[0] ?? '';
  return PLACEHOLDER.slice(0, typeof maxLength === 'number' ? maxLength : undefined);
}
