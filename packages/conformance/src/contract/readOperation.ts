import { extend, isObject, type Json, type JsonObject } from '../json.ts';
import type { OpenApiDocument } from './OpenApiDocument.ts';
import type { AnswerContract, Example, MediaType, Operation, Parameter, ParameterPlace } from './Operation.ts';

/** Reads one operation, with every reference outside its schemas resolved. */
export function readOperation(document: OpenApiDocument, path: string, method: string): Operation {
  const pointer = extend('/paths', path, method);
  const operation = document.follow(pointer)?.value ?? {};
  const security = (operation.security ?? document.valueAt('/security') ?? []) as JsonObject[];
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    tags: (operation.tags ?? []) as string[],
    permission: typeof operation['x-permission'] === 'string' ? operation['x-permission'] : null,
    needsToken: security.some((way) => 'formToken' in way),
    needsSession: security.length > 0 && security.every((way) => 'session' in way),
    isPersonal: security.some((way) => 'session' in way),
    parameters: [
      ...readParameters(document, extend('/paths', path, 'parameters')),
      ...readParameters(document, `${pointer}/parameters`),
    ],
    body: readBody(document, `${pointer}/requestBody`),
    answers: Object.keys((operation.responses ?? {}) as JsonObject).map((status) =>
      readAnswer(document, extend(pointer, 'responses', status), status),
    ),
  };
}

function readParameters(document: OpenApiDocument, pointer: string): Parameter[] {
  const list = document.valueAt(pointer);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_item, index) => {
    const found = document.follow(`${pointer}/${index}`);
    if (!found) return [];
    const { value } = found;
    const schema = `${found.pointer}/schema`;
    return {
      name: String(value.name),
      in: value.in as ParameterPlace,
      required: value.required === true,
      schema,
      example: readExamples(document, found.pointer)[0]?.value ?? onlyValue(document, schema),
    };
  });
}

/** A schema may itself say what to send. */
function onlyValue(document: OpenApiDocument, pointer: string): Json | undefined {
  const schema = document.follow(pointer)?.value ?? {};
  const [firstAllowed] = Array.isArray(schema.enum) ? schema.enum : [];
  const [firstExample] = Array.isArray(schema.examples) ? schema.examples : [];
  return schema.const ?? schema.example ?? firstExample ?? schema.default ?? firstAllowed;
}

function readBody(document: OpenApiDocument, pointer: string): Operation['body'] {
  const found = document.follow(pointer);
  if (!found) return null;
  const content = Object.keys((found.value.content ?? {}) as JsonObject).map((type) => {
    const at = extend(found.pointer, 'content', type);
    const media: MediaType = { schema: `${at}/schema`, examples: readExamples(document, at) };
    return [type, media] as const;
  });
  return { required: found.value.required === true, content: Object.fromEntries(content) };
}

function readExamples(document: OpenApiDocument, pointer: string): Example[] {
  const single = document.valueAt(`${pointer}/example`);
  const named = document.valueAt(`${pointer}/examples`);
  return [
    ...(single === undefined ? [] : [{ name: 'example', value: single }]),
    ...Object.keys(isObject(named) ? named : {}).map((name) => ({
      name,
      value: document.follow(extend(pointer, 'examples', name))?.value.value ?? null,
    })),
  ];
}

function readAnswer(document: OpenApiDocument, pointer: string, status: string): AnswerContract {
  const found = document.follow(pointer);
  const headers = Object.keys((found?.value.headers ?? {}) as JsonObject).flatMap((name) => {
    const header = found && document.follow(extend(found.pointer, 'headers', name));
    return header ? { name, schema: `${header.pointer}/schema`, required: header.value.required === true } : [];
  });
  const types = Object.keys((found?.value.content ?? {}) as JsonObject);
  return {
    status,
    headers,
    content: Object.fromEntries(types.map((type) => [type, `${extend(found?.pointer ?? '', 'content', type)}/schema`])),
  };
}
