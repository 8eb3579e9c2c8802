import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject, valueAt } from '../json.ts';
import { contractFile } from './contractFile.ts';
import { OpenApiDocument } from './OpenApiDocument.ts';
import type { Operation } from './Operation.ts';
import { readOperation } from './readOperation.ts';

/**
 * JSON is used as is; values in URLs and forms are text, converted to their type before schema validation. An `answer` may
 * have fields that the contract does not know: a client ignores them.
 */
export type Reading = 'json' | 'text' | 'answer';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The OpenAPI document: its operations, and a check for each of its schemas by its place. */
export class Contract extends OpenApiDocument {
  readonly version: string;
  readonly operations: readonly Operation[];
  readonly #ajv: Record<Reading, Ajv2020>;

  constructor(text: string) {
    const document = parse(text, { maxAliasCount: -1 }) as Json;
    if (!isObject(document) || !isObject(document.paths)) throw new Error('This is not an OpenAPI document.');
    super(document);
    this.version = String(valueAt(document, '/info/version'));
    this.#ajv = {
      json: createAjv(document, false),
      text: createAjv(document, true),
      answer: createAjv(opened(document) as JsonObject, false),
    };
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => isObject(item) && method in item).map((method) => readOperation(this, path, method)),
    );
  }

  static load(file: string | URL = contractFile()): Contract {
    return new Contract(readFileSync(file, 'utf8'));
  }

  operation(id: string): Operation {
    const found = this.operations.find((operation) => operation.id === id);
    if (!found) throw new Error(`The contract has no operation "${id}".`);
    return found;
  }

  /** The problems of a value by the schema at `pointer`; null when there are none. */
  problems(pointer: string, value: Json, reading: Reading = 'json'): string | null {
    const validate = this.#validator(pointer, reading);
    // Conversion happens in place, so copy the caller's value.
    if (validate(reading === 'text' ? structuredClone(value) : value)) return null;
    return describe(validate.errors ?? []);
  }

  #validator(pointer: string, reading: Reading): ValidateFunction {
    const validate = this.#ajv[reading].getSchema(`contract#${encodeURI(pointer)}`);
    if (!validate) throw new Error(`The contract has no schema at ${pointer}.`);
    return validate;
  }
}

function createAjv(document: JsonObject, coerceTypes: boolean): Ajv2020 {
  // Formats of ours, whose patterns stand beside them.
  const formats = { 'country-code': true, 'currency-code': true } as const;
  const ajv = new Ajv2020({ allErrors: true, strict: false, coerceTypes, formats });
  addFormats.default(ajv);
  // Ajv treats the whole document as a schema, of which we only use parts by pointer.
  ajv.addSchema({ $id: 'contract', ...document }, undefined, false, false);
  return ajv;
}

/** The schemas without what forbids further fields. `oneOf` becomes `anyOf`, because more than one may fit then. */
function opened(value: Json): Json {
  if (Array.isArray(value)) return value.map(opened);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name, child]) => !(CLOSING.has(name) && child === false));
  return Object.fromEntries(entries.map(([name, child]) => [name === 'oneOf' ? 'anyOf' : name, opened(child)]));
}

const CLOSING = new Set(['unevaluatedProperties', 'additionalProperties']);

const MOST_ERRORS = 5;

function describe(errors: ErrorObject[]): string {
  const lines = errors.map(
    ({ instancePath, message, params }) => `${instancePath || '(whole)'} ${message} ${detail(params)}`,
  );
  const unique = [...new Set(lines.map((line) => line.trim()))];
  const rest = unique.length > MOST_ERRORS ? [`and ${unique.length - MOST_ERRORS} more`] : [];
  return [...unique.slice(0, MOST_ERRORS), ...rest].join('; ');
}

/** The name missing in Ajv's message. */
function detail(params: Record<string, unknown>): string {
  const name = params.additionalProperty ?? params.unevaluatedProperty ?? params.allowedValues ?? params.allowedValue;
  return name === undefined ? '' : `(${JSON.stringify(name)})`;
}
