import type { Visitor } from '../../../testing/Visitor.ts';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** Null where there is none. */
  body: Body;
}

/**
 * Calls with a fresh form token. `json` is sent as JSON, `form` as multipart, `version` as `If-Match`: by default whatever is
 * stored, and null for none. The response is cast to `Body`.
 */
export async function send<Body = unknown>(
  visitor: Visitor,
  method: string,
  path: string,
  { json, form, version = '*' }: { json?: unknown; form?: FormData; version?: string | null } = {},
): Promise<Answer<Body>> {
  const headers = new Headers({ 'X-CSRF': await visitor.formToken() });
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  if (version !== null) headers.set('If-Match', version);
  const sent = form ?? (json === undefined ? null : JSON.stringify(json));
  const response = await visitor.fetch(path, { method, headers, body: sent });
  const text = await response.text();
  const isFile = response.headers.get('content-type')?.startsWith('text/csv');
  const body = text === '' ? null : isFile ? text : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}
