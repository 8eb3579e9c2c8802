import type { operations } from './generated/openapi.ts';
import type { Parse } from './parse.ts';

/** The `operationId` of a call. */
export type OperationId = keyof operations;

type Json<R> = R extends { content: { 'application/json': infer T } } ? T : null;

/** The answer of a call that succeeds; null where that has no JSON. */
export type Answer<Id extends OperationId> = operations[Id] extends { responses: infer R }
  ? Json<R[keyof R & (200 | 201 | 202 | 204)]>
  : never;

/** One call of the contract, as the client makes it. Generated: `@travel-shell/contract/calls/setTravelPolicy`. */
export interface Call<Id extends OperationId> {
  readonly method: string;
  /** With its parameters: `/settings/policies/{vertical}`. */
  readonly path: string;
  /** Validates the answer before use. */
  readonly parse: Parse<Answer<Id>>;
}
