import type { HttpRequest } from '../http/Exchange.ts';
import { isObject, type Json } from '../json.ts';
import { asText } from './asText.ts';
import { type Draft, FORM_TYPE, JSON_TYPE, MULTIPART_TYPE } from './Draft.ts';
import { encodeMultipart } from './encodeMultipart.ts';

/** The bytes of a draft, without token and cookies. */
export function encode(draft: Draft): HttpRequest {
  const { operation, mediaType, body } = draft;
  const request: HttpRequest = { method: operation.method, path: encodePath(draft), headers: encodeHeaders(draft) };
  if (mediaType === null || body === undefined) return request;
  const { type, bytes } = encodeBody(mediaType, body);
  return { ...request, headers: { ...request.headers, 'Content-Type': type }, body: bytes };
}

function encodePath({ operation, parameters }: Draft): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(asText(parameters[`path.${name}`] ?? '')),
  );
  const query = new URLSearchParams();
  for (const { name, in: place } of operation.parameters) {
    const value = parameters[`${place}.${name}`];
    if (place !== 'query' || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, asText(item));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function encodeHeaders({ operation, parameters }: Draft): Record<string, string> {
  const named = operation.parameters.filter(({ in: place }) => place === 'header');
  return Object.fromEntries(
    named.flatMap(({ name }) => {
      const value = parameters[`header.${name}`];
      return value === undefined ? [] : [[name, asText(value)]];
    }),
  );
}

function encodeBody(mediaType: string, body: Json): { type: string; bytes: Uint8Array } {
  if (mediaType === FORM_TYPE) return { type: mediaType, bytes: Buffer.from(encodeForm(body)) };
  if (mediaType === MULTIPART_TYPE) return encodeMultipart(body);
  if (mediaType === JSON_TYPE) return { type: mediaType, bytes: Buffer.from(JSON.stringify(body)) };
  throw new Error(`There is no way to write a body of media type ${mediaType} here.`);
}

/** A list becomes a field for each item. */
function encodeForm(body: Json): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    for (const item of Array.isArray(value) ? value : [value]) fields.append(name, asText(item));
  }
  return fields.toString();
}
