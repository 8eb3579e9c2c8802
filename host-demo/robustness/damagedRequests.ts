import fc from 'fast-check';
import { type Draft, encode, type HttpRequest, type Random } from 'travel-shell-conformance';

export interface Damaged {
  label: string;
  request: HttpRequest;
}

const JSON_TYPE = 'application/json';
const UNKNOWN_TYPES = ['text/html', 'application/xml', 'image/png', 'application/octet-stream', 'a', 'a/b/c', '; x'];
/** Bytes invalid in UTF-8, and half a surrogate pair. */
const NO_TEXT = Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0xed, 0xa0, 0x80]);
const DEEP = 20_000;
/** Path suffixes that make a URL unknown, however a server resolves it. */
const SUFFIXES = [
  '%',
  '%zz',
  '%00',
  '/%00',
  '%F0%28%8C%28',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/..%5c..%5cwindows',
  "'%20or%201=1--",
  '/%24%7Bjndi:ldap:x%7D',
  `/${'a'.repeat(6000)}`,
];
const METHODS = ['PATCH', 'TRACE', 'PROPFIND', 'SEARCH', 'LOCK'];

/** Invalid form tokens. Printable, because a header allows nothing else. */
export const wrongTokens = fc.stringMatching(/^[!-~]{0,80}$/);

/** Broken variants of `draft`: bodies that are not text, invalid URLs. */
export function damagedRequests(draft: Draft, random: Random): Damaged[] {
  const whole = encode(draft);
  const suffix = random.pick(SUFFIXES);
  const [path = '', query] = whole.path.split('?');
  return [
    ...(draft.mediaType === null ? [] : damagedBodies(draft.mediaType, whole, random)),
    ...nulTexts(draft),
    {
      label: `the address and ${suffix.slice(0, 20)}`,
      request: { ...whole, path: `${path}${suffix}${query ? `?${query}` : ''}` },
    },
    { label: 'an unusual method', request: { ...whole, method: random.pick(METHODS) } },
  ];
}

/** The contract cannot express it, but PostgreSQL cannot store U+0000. */
function nulTexts(draft: Draft): Damaged[] {
  const body = draft.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string' && !value.startsWith('file:'));
  return texts.map(([name, value]) => ({
    label: `U+0000 in ${name}`,
    request: encode({ ...draft, body: { ...body, [name]: `${value}\0` } }),
  }));
}

function damagedBodies(mediaType: string, whole: HttpRequest, random: Random): Damaged[] {
  const send = (type: string, body: Uint8Array): HttpRequest => ({
    ...whole,
    headers: { ...whole.headers, 'Content-Type': type },
    body,
  });
  const bytes = Buffer.from(whole.body ?? []);
  const type = whole.headers['Content-Type'] ?? mediaType;
  const anyBytes = Buffer.from(random.draw(fc.uint8Array({ minLength: 1, maxLength: 200 })));
  const unknown = random.pick(UNKNOWN_TYPES);
  const damaged = [{ label: `the media type ${unknown}`, request: send(unknown, bytes) }];
  if (mediaType !== JSON_TYPE) return damaged;
  const cut = random.draw(fc.integer({ min: 1, max: Math.max(1, bytes.length - 1) }));
  const big = random.pick(['1e999', '-1e999', '123456789012345678901234567890', '"\\ud800"', '01', 'NaN', "{'a':1}"]);
  return [
    ...damaged,
    { label: 'any bytes', request: send(type, Buffer.concat([Buffer.from('{'), anyBytes])) },
    { label: 'bytes that are no text', request: send(type, NO_TEXT) },
    { label: 'JSON without its end', request: send(type, bytes.subarray(0, cut)) },
    { label: 'JSON that is very deep', request: send(type, Buffer.from('['.repeat(DEEP) + ']'.repeat(DEEP))) },
    { label: 'a prototype', request: send(type, Buffer.from('{"__proto__":{"admin":true},"constructor":{"a":1}}')) },
    { label: `JSON ${big}`, request: send(type, Buffer.from(big)) },
  ];
}
