import type { operations } from '@travel-shell/contract';
import type { OperationId } from '@travel-shell/contract/Call';

/** Types only: derives the options of `call` from the contract. */

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

/** The settings of any call, besides its parameters and body in the contract. */
export interface CallSettings {
  signal?: AbortSignal | undefined;
  /** Timeout in ms for calls that need longer than `apiTimeout`, such as an upload. */
  timeout?: number | undefined;
  /** Besides ours. */
  headers?: Record<string, string>;
  /** Sent even if the page is left meanwhile; for small bodies. */
  keepalive?: boolean;
}

export type CallOptions<Id extends OperationId> = Parameters<operations[Id]> & Body<operations[Id]> & CallSettings;

/** May be left out where the operation needs none. */
export type Given<Options> = object extends Options ? [options?: Options] : [options: Options];
