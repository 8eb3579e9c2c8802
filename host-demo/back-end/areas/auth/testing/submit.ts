import type { AuthResponse, ErrorResponse } from '@travel-shell/contract';
import type { Visitor } from '../../../testing/Visitor.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: AuthResponse & Partial<ErrorResponse>;
}

/** Sends a form with a fresh token, as a page would. */
export async function submit(visitor: Visitor, path: string, fields: Record<string, string> = {}): Promise<Answer> {
  return submitWith(visitor, path, fields, await visitor.formToken());
}

export async function submitWith(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
  formToken: string,
): Promise<Answer> {
  return read(await visitor.post(path, fields, { 'X-CSRF': formToken }));
}

/** Sends JSON with a fresh token. */
export async function submitJson(visitor: Visitor, path: string, body: unknown): Promise<Answer> {
  const headers = { 'X-CSRF': await visitor.formToken(), 'content-type': 'application/json' };
  return read(await visitor.fetch(path, { method: 'POST', body: JSON.stringify(body), headers }));
}

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: response.headers,
  body: (await response.json()) as Answer['body'],
});
