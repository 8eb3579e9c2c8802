import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Schema } from '@travel-shell/contract';
import type { OperationId } from '@travel-shell/contract/Call';
import type { HTTPMethods, RouteOptions } from 'fastify';
import type { FormSchema } from './uploads/multipartForms.ts';

export const OPENAPI_FILE = fileURLToPath(import.meta.resolve('@travel-shell/contract/openapi.yaml'));
/** As JSON: reading the YAML takes half a second and 50 MB. */
const JSON_FILE = fileURLToPath(import.meta.resolve('@travel-shell/contract/openapi.json'));

/** Begins each reference, so that a schema of one operation finds those that it shares with others. */
const NAME = 'openapi.json';

interface Reference {
  $ref: string;
}

export type ContractSchema = FormSchema | Reference;

type Contents = Record<string, { schema?: ContractSchema }>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: ContractSchema;
}

export interface ContractOperation {
  'x-permission'?: Schema<'BusinessPermission'>;
  /** One of these is enough, too. */
  'x-or-permissions'?: readonly Schema<'BusinessPermission'>[];
  /** The company's plan has to have it. */
  'x-feature'?: Schema<'DashboardFeature'>;
  /** Support that acts as a member may not call it. */
  'x-not-while-acting'?: true;
  operationId: OperationId;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Contents };
  responses: Record<string, { content?: Contents } | Reference>;
}

interface Specification {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, FormSchema> };
}

/** One operation as Fastify takes it. */
export interface ContractRoute {
  operation: ContractOperation;
  route: Required<Pick<RouteOptions, 'method' | 'url' | 'schema'>>;
}

/**
 * The contract's operations. Schemas keep their references instead of a copy of what they refer to: with copies the
 * routes take 20 MB. A test of `shared/contract` proves that the document is valid.
 */
export class Contract {
  readonly #document: Specification;
  readonly #folders: readonly string[];

  constructor(document: Specification) {
    this.#document = document;
    this.#folders = foldersOf(Object.keys(document.paths));
  }

  static async read(): Promise<Contract> {
    const text = await readFile(JSON_FILE, 'utf8');
    return new Contract(JSON.parse(text, (key, value) => (key === '$ref' ? `${NAME}${value}` : value)));
  }

  /** The schemas that the references lead to, for a validator. */
  get sharedSchemas() {
    return { $id: NAME, components: { schemas: this.#document.components.schemas } };
  }

  get routes(): ContractRoute[] {
    return Object.entries(this.#document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        operation,
        route: {
          method: method.toUpperCase() as HTTPMethods,
          url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
          schema: this.#schemasOf(operation),
        },
      })),
    );
  }

  /** Whether an address belongs to the API, though no operation may have it. Pages are never below these. */
  isApiPath(path: string): boolean {
    return this.#folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
  }

  resolve<T extends object>(value: T | Reference): T {
    if (!('$ref' in value)) return value;
    const path = value.$ref.slice(`${NAME}#/`.length).split('/');
    const found = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], this.#document);
    return this.resolve(found as T | Reference);
  }

  #schemasOf({ parameters = [], requestBody, responses }: ContractOperation): ContractRoute['route']['schema'] {
    const all = parameters.map((parameter) => this.resolve(parameter));
    const path = all.filter((parameter) => parameter.in === 'path');
    const query = all.filter((parameter) => parameter.in === 'query');
    const answers = Object.entries(responses).flatMap(([status, response]) => {
      const { content } = this.resolve(response);
      return content ? [[status, { content }]] : [];
    });
    return {
      ...(path.length > 0 && { params: objectOf(path) }),
      ...(query.length > 0 && { querystring: objectOf(query) }),
      ...(requestBody && { body: { content: requestBody.content } }),
      response: Object.fromEntries(answers),
    };
  }
}

/** The first part of the paths; with the second where all that begin alike share it: `/trips` itself is a page. */
function foldersOf(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split('/').slice(1, 3));
  return [...new Set(parts.map(([first]) => first))].map((first) => {
    const [second, ...others] = new Set(parts.filter((part) => part[0] === first).map((part) => part[1]));
    return second === undefined || others.length > 0 ? `/${first}` : `/${first}/${second}`;
  });
}

function objectOf(parameters: Parameter[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}
