import { ApiError, call } from '@travel-shell/api';
import { isWrongField, type Parse } from '@travel-shell/contract/parse';
import { parseCompanyChange } from '@travel-shell/contract/parsers/parseCompanyChange';
import type { Answer, CallOptions, Method, Operation, PathOf } from './CallOptions.ts';
import type { Conflict } from './Conflict.ts';

export type { Conflict } from './Conflict.ts';

/** What the back end has, and in which version. */
export interface Versioned<T> {
  values: T;
  /** Undefined for a back end that has no versions. */
  etag: string | undefined;
}

type Options<M extends Method, P extends PathOf<M>> = CallOptions<Operation<M, P>> & {
  etag?: string | undefined;
  /** Validates what somebody else has saved, if that is not what the call answers. */
  parseTheirs?: Parse<unknown>;
};

/**
 * A call about data that several people may change. A read gives the version (`ETag`), and a write sends the one that the
 * visitor has seen (`If-Match`): the back end refuses it with 412 where somebody else was first, and `conflictOf` says what
 * it has. Fails with an `ApiError` only.
 */
export async function callVersioned<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  { etag: seen, parseTheirs, ...options }: Options<M, P>,
): Promise<Versioned<Answer<Operation<M, P>>>> {
  let etag: string | undefined;
  const versioned = {
    // What is typed must not be lost.
    keepsPage: method !== 'get',
    ...options,
    ...(seen !== undefined && { headers: { 'If-Match': seen } }),
    onHeaders: (headers: Headers) => {
      etag = headers.get('ETag') ?? undefined;
    },
  } as unknown as CallOptions<Operation<M, P>>;
  try {
    return { values: await call(method, path, versioned), etag };
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) {
      const { current, lastChange } = Object(error.body);
      Object.assign(error, {
        conflict: {
          theirs: known(parseTheirs ?? versioned.parse, current),
          etag,
          lastChange: known(parseCompanyChange, lastChange),
        },
      });
    }
    throw error;
  }
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
