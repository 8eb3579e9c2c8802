import type { HttpRequest } from '../http/Exchange.ts';
import { type Draft, FORM_TYPE, JSON_TYPE, MULTIPART_TYPE } from '../request/Draft.ts';
import { encode } from '../request/encode.ts';
import type { Malformed } from './Malformed.ts';

const INVALID = [400];
const WRONG_MEDIA_TYPE = [400, 415];

/** Bodies that cannot be read at all, or are not of the media type the contract names. */
export function* brokenBodies(draft: Draft): Generator<Malformed> {
  const { operation, mediaType, body } = draft;
  if (mediaType === null || body === undefined) return;
  const whole = encode(draft);
  const bytes = Buffer.from(whole.body ?? []);
  const send = (type: string, content: string | Buffer): HttpRequest => ({
    ...whole,
    headers: { ...whole.headers, 'Content-Type': type },
    body: Buffer.from(content),
  });

  yield { label: 'the media type is text/plain', request: send('text/plain', 'plain'), statuses: WRONG_MEDIA_TYPE };
  if (operation.body?.required) {
    const { body: _body, headers, ...bare } = whole;
    const { 'Content-Type': _type, ...rest } = headers;
    yield { label: 'there is no body', request: { ...bare, headers: rest }, statuses: WRONG_MEDIA_TYPE };
  }
  if (mediaType === JSON_TYPE) {
    const text = bytes.toString('utf8');
    yield { label: 'the JSON breaks off', request: send(mediaType, text.slice(0, -1)), statuses: INVALID };
    yield { label: 'the JSON is followed by more', request: send(mediaType, `${text}}`), statuses: INVALID };
    yield { label: 'the body is empty', request: send(mediaType, ''), statuses: INVALID };
    yield { label: 'the body is a form', request: send(FORM_TYPE, 'a=1'), statuses: WRONG_MEDIA_TYPE };
  } else {
    yield { label: 'the body is JSON', request: send(JSON_TYPE, '{}'), statuses: WRONG_MEDIA_TYPE };
  }
  if (mediaType === MULTIPART_TYPE) {
    const half = bytes.subarray(0, Math.floor(bytes.length / 2));
    yield { label: 'the body names no boundary', request: send(mediaType, bytes), statuses: WRONG_MEDIA_TYPE };
    yield { label: 'the body breaks off', request: { ...whole, body: half }, statuses: INVALID };
  }
}
