import type { IncomingHttpHeaders } from 'node:http';
import type { Json } from '../json.ts';

export interface HttpRequest {
  method: string;
  /** With its query, below the base URL. */
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array;
  padding?: Padding;
}

/** Padding of this many `x` at a place in the body, streamed instead of held in memory. */
export interface Padding {
  at: number;
  bytes: number;
}

/** A request and its outcome. */
export interface Exchange {
  /** As it was sent, cookies included. */
  request: HttpRequest;
  url: string;
  /** 0 when no answer came; `failure` says why. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Undefined when the body is not JSON. */
  json: Json | undefined;
  failure: string | null;
}

/** Media type of an answer, without its parameters. */
export const mediaTypeOf = ({ headers }: Exchange): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** `errors[0].code` of an answer in the shape of ERR-001. */
export function errorCodeOf({ json }: Pick<Exchange, 'json'>): string | null {
  const errors = (json as { errors?: { code?: unknown }[] } | null | undefined)?.errors;
  const code = Array.isArray(errors) ? errors[0]?.code : undefined;
  return typeof code === 'string' ? code : null;
}
