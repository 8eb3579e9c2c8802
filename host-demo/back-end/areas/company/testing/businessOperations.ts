import { readFile } from 'node:fs/promises';
import { OPENAPI_FILE } from 'travel-shell-back-end/http/Contract.ts';
import { parse } from 'yaml';

interface Reference {
  $ref?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  example?: unknown;
}

interface MediaType {
  schema: Reference;
  examples?: Record<string, Reference & { value?: unknown }>;
}

interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  'x-permission'?: string;
  'x-or-permissions'?: string[];
  parameters?: (Reference & Parameter)[];
  requestBody?: { content: Record<string, MediaType> };
}

interface FormField {
  type: string;
  contentMediaType?: string;
  items?: FormField;
}

/** A call of the contract as the permission matrix sees it. */
export interface BusinessOperation {
  id: string;
  method: string;
  path: string;
  /** If missing, any member may call. */
  permission: string | undefined;
  /** Each of them is enough; none if any member may call. */
  permissions: string[];
  /** Works signed out. */
  isOpen: boolean;
  parameters: Parameter[];
  /** The first example of a JSON body. */
  json: unknown;
  /** The fields of a multipart body: whether each is a file. */
  form: { name: string; isFile: boolean }[] | undefined;
}

/** Every call below /i/api/business/, from the contract. */
export async function readBusinessOperations(): Promise<BusinessOperation[]> {
  const document = parse(await readFile(OPENAPI_FILE, 'utf8'), { maxAliasCount: -1 });
  const resolve = <T extends object>(value: T & Reference): T =>
    value.$ref === undefined
      ? value
      : value.$ref
          .slice(2)
          .split('/')
          .reduce((node, key) => node[key.replaceAll('~1', '/')], document);

  const paths = Object.entries<Record<string, Operation>>(document.paths);
  return paths
    .filter(([path]) => path.startsWith('/i/api/business/'))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]): BusinessOperation => {
        const content = operation.requestBody?.content ?? {};
        const [example] = Object.values(content['application/json']?.examples ?? {});
        const form = content['multipart/form-data'];
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          permission: operation['x-permission'],
          permissions: [operation['x-permission'] ?? [], operation['x-or-permissions'] ?? []].flat(),
          isOpen: !operation.security.every((way) => 'session' in way),
          parameters: (operation.parameters ?? []).map(resolve<Parameter>),
          json: example && resolve<{ value?: unknown }>(example).value,
          form: form && fieldsOf(resolve<{ properties?: Record<string, FormField> }>(form.schema)),
        };
      }),
    );
}

const fieldsOf = ({ properties = {} }: { properties?: Record<string, FormField> }) =>
  Object.entries(properties).map(([name, field]) => ({
    name,
    isFile: (field.items ?? field).contentMediaType !== undefined,
  }));
