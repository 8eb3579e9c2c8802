import type { Visitor } from './Visitor.ts';

export interface Answered<T> {
  status: number;
  headers: Headers;
  /** Null for a response without a body. */
  body: T;
  /** The code and description of an error response. */
  error: string | undefined;
}

interface Question {
  json?: unknown;
  form?: Record<string, string>;
  /** Fetched first if missing. */
  token?: string;
}

/** One call as a page makes it, with the form token for state changes. */
export async function ask<T = unknown>(
  visitor: Visitor,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { json, form, token }: Question = {},
): Promise<Answered<T>> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['x-csrf'] = token ?? (await visitor.formToken());
  if (json !== undefined) headers['content-type'] = 'application/json';
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
  const response = await visitor.fetch(path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  const parsed = text === '' ? null : JSON.parse(text);
  const first = parsed?.errors?.[0];
  return {
    status: response.status,
    headers: response.headers,
    body: parsed as T,
    error: first && `${first.code} ${first.description}`,
  };
}
