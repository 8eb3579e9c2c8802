import type { Visitor } from './Visitor.ts';

export interface Answered<T> {
  status: number;
  headers: Headers;
  /** Null for an answer without a body. */
  body: T;
  /** The code and the description of an error answer. */
  error: string | undefined;
}

interface Question {
  json?: unknown;
  form?: Record<string, string>;
  /** Without one a token is fetched first. */
  token?: string;
}

/** One call as the page makes it, with the form token where it changes something. */
export async function ask<T = unknown>(
  visitor: Visitor,
  method: 'GET' | 'POST' | 'PUT',
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
