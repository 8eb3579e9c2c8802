import { ApiError, call } from '@travel-shell/api';
import type { Answer, Call, OperationId } from '@travel-shell/contract/Call';
import { isWrongField, type Parse } from '@travel-shell/contract/parse';
import { parseCompanyChange } from '@travel-shell/contract/parsers/parseCompanyChange';
import { apiUrl, logFailure } from '@travel-shell/core';
import type { CallOptions } from './CallOptions.ts';
import type { Conflict } from './Conflict.ts';

export type { Conflict } from './Conflict.ts';

/** The values that the back end has, with their version. */
export interface Versioned<T> {
  values: T;
  /** Undefined for a back end that has no versions. */
  etag: string | undefined;
}

type Options<Id extends OperationId> = CallOptions<Id> & {
  etag?: string | undefined;
  /** Validates what somebody else has saved, if that is not what the call answers. */
  parseTheirs?: Parse<unknown>;
};

/**
 * A call about data that several people may change. A read gives the version (`ETag`), and a write sends the one that the
 * visitor has seen (`If-Match`): the back end refuses it with 412 where somebody else was first, and `conflictOf` says what
 * it has. Fails with an `ApiError` only.
 *
 * A write whose `etag` is undefined follows answers without one. Compare what is stored with what the visitor has seen just
 * before it: nobody else does. It is written in the console.
 */
export async function callVersioned<Id extends OperationId>(
  operation: Call<Id>,
  options: Options<Id>,
): Promise<Versioned<Answer<Id>>> {
  const { method, path, parse } = operation;
  const { etag: seen, parseTheirs = parse, ...given } = options;
  let answered = new Headers();
  const send = (version: string | undefined) =>
    call<Id>(operation, {
      ...given,
      ...(version !== undefined && { headers: { 'If-Match': version } }),
      onHeaders: (headers: Headers) => {
        answered = headers;
      },
    } as unknown as CallOptions<Id>);
  const etag = () => answered.get('ETag') ?? undefined;
  try {
    const values = await send(seen).catch((error: unknown) => {
      // A back end that wants a version to be named, behind a proxy that takes it out of the answers.
      if (seen === undefined && 'etag' in options && isStatus(error, 428)) return send('*');
      throw error;
    });
    if (method !== 'get' && 'etag' in options && seen === undefined) sayUnversioned(method, path, answered);
    return { values, etag: etag() };
  } catch (error) {
    if (isStatus(error, 412)) {
      const { current, lastChange } = Object(error.body);
      Object.assign(error, {
        conflict: {
          theirs: known(parseTheirs, current),
          etag: etag(),
          lastChange: known(parseCompanyChange, lastChange),
        },
      });
    }
    throw error;
  }
}

const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** Headers that show a proxy. The browser hides them for another origin. */
const TRACES = ['Via', 'Server', 'Content-Encoding', 'X-Cache'];

function sayUnversioned(method: string, path: string, headers: Headers): void {
  const traces = TRACES.flatMap((name) => headers.get(name) && `${name}: ${headers.get(name)}`).filter(Boolean);
  const between = traces.length > 0 ? ` This answer has ${traces.join(', ')}.` : '';
  const { href, origin } = globalThis.location ?? {};
  const isElsewhere = new URL(apiUrl(path), href).origin !== origin;
  const cause = isElsewhere
    ? 'Of another origin, the browser shows an ETag only where the answer has Access-Control-Expose-Headers: ETag.'
    : 'A proxy that compresses or rewrites answers takes the ETag away: let it keep one, weak or not.';
  logFailure({
    code: 'NO_VERSION',
    message: `${method.toUpperCase()} ${path} named no version, because the answer before it had no ETag. What another person saves in the same second may be overwritten. ${cause}${between}`,
  });
}

/** A refusal stays one, whatever it says besides. */
function known<T>(parse: Parse<T>, value: unknown): T | undefined {
  try {
    return parse(value, '');
  } catch (error) {
    if (!isWrongField(error)) throw error;
    return undefined;
  }
}

/** Undefined unless a versioned call was refused because somebody else was first. */
export const conflictOf = (error: unknown): Conflict | undefined =>
  error instanceof ApiError ? error.conflict : undefined;
