import { call } from '@travel-shell/api';
import type { Answer, CallOptions, Method, Operation, PathOf } from './CallOptions.ts';

/** What the back end has, and in which version. */
export interface Versioned<T> {
  values: T;
  /** Undefined for a back end that has no versions. */
  etag: string | undefined;
}

/**
 * A call about data that several people may change. A read gives the version (`ETag`), and a write sends the one that the
 * visitor has seen (`If-Match`): the back end refuses it with 412 where somebody else was first. Fails with an `ApiError`
 * only.
 */
export async function callVersioned<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  { etag: seen, ...options }: CallOptions<Operation<M, P>> & { etag?: string | undefined },
): Promise<Versioned<Answer<Operation<M, P>>>> {
  let etag: string | undefined;
  const versioned = {
    ...options,
    ...(seen !== undefined && { headers: { 'If-Match': seen } }),
    onHeaders: (headers: Headers) => {
      etag = headers.get('ETag') ?? undefined;
    },
  };
  const values = await call(method, path, versioned as unknown as CallOptions<Operation<M, P>>);
  return { values, etag };
}
