import type { paths } from '@travel-shell/contract';
import type { Parse } from '@travel-shell/contract/parse';

/** Types only: derives the options of `call` from the contract. */

export type Method = 'get' | 'post' | 'put' | 'delete';
export type Operation<M extends Method, P extends keyof paths> = NonNullable<paths[P][M]>;
/** The contract's paths with a given method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: [Operation<M, P>] extends [never] ? never : P;
}[keyof paths];

type Json<R> = R extends { content: { 'application/json': infer T } } ? T : null;
export type Answer<Op> = Op extends { responses: infer R } ? Json<R[keyof R & (200 | 201 | 202 | 204)]> : never;

/** A binary string in the contract is a file here. */
type Upload<T> = T extends string ? T | Blob : T extends readonly (infer I)[] ? Upload<I>[] : T;

interface Bodies<T> {
  'application/json': { json: T };
  'application/x-www-form-urlencoded': { form: T };
  'multipart/form-data': { multipart: { [K in keyof T]: Upload<T[K]> } };
}
type BodyIn<Content> = { [M in keyof Content & keyof Bodies<unknown>]: Bodies<Content[M]>[M] }[keyof Content &
  keyof Bodies<unknown>];

type RequestBody<Op> = Op extends { requestBody?: infer B } ? NonNullable<B> : never;
type Body<Op> = [RequestBody<Op>] extends [never]
  ? unknown
  : RequestBody<Op> extends { content: infer Content }
    ? Op extends { requestBody: unknown }
      ? BodyIn<Content>
      : Partial<BodyIn<Content>>
    : never;

type Parameters<Op> = Op extends { parameters: infer P } ? Pick<P, keyof P & ('path' | 'query')> : unknown;

export type CallOptions<Op> = Parameters<Op> &
  Body<Op> & {
    /** Validates the response before use. A 204 arrives as null: use `nothing`. */
    parse: Parse<Answer<Op>>;
    signal?: AbortSignal | undefined;
    /** Timeout in ms for calls that need longer than `apiTimeout`, such as an upload. */
    timeout?: number | undefined;
    /** Besides ours. */
    headers?: Record<string, string>;
    /** Sent even if the page is left meanwhile; for small bodies. */
    keepalive?: boolean;
    /** The page stays when the session has ended: whoever calls asks the visitor to sign in. Otherwise ERR-005 reloads it. */
    keepsPage?: boolean;
  };
