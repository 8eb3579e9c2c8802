import type { ErrorResponse, OperationRules, operations } from '@travel-shell/contract';
import type { OperationId } from '@travel-shell/contract/Call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from './Member.ts';
import type { Session } from './sessions/Session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a call that needs one. */
    session: Session | null;
    /** The member who makes a call with an `x-permission`, and has that permission. */
    member: Member | null;
  }
}

/** The handler of an operation, by the contract. What it refuses it throws as an ApiError. */
export type Operation<Id extends OperationId> = (
  request: OperationRequest<Id>,
  reply: FastifyReply,
) => Answer<ContentOf<operations[Id]['responses'][keyof operations[Id]['responses']]>>;

/** A handler for each operation of the contract. */
export type OperationHandlers = { [Id in OperationId]: Operation<Id> };

/** A request of an operation: it is valid, and whoever sends it may do so. */
export type OperationRequest<Id extends OperationId> = FastifyRequest<{
  Params: Given<operations[Id]['parameters']['path'], never>;
  Querystring: Given<operations[Id]['parameters']['query'], OperationRules[Id]['defaults']>;
  Body: Body<Id>;
}> &
  (OperationRules[Id]['session'] extends true ? { session: Session } : unknown) &
  (OperationRules[Id]['permission'] extends string ? { member: Member } : unknown);

type Body<Id extends OperationId> =
  | Given<ContentOf<NonNullable<operations[Id]['requestBody']>>, OperationRules[Id]['defaults']>
  | (undefined extends operations[Id]['requestBody'] ? undefined : never);

/**
 * The answer of the contract without error responses, which are thrown. The reply itself sends content that is no JSON.
 */
type Answer<T> = [Exclude<T, ErrorResponse>] extends [never]
  ? Promise<void> | Promise<FastifyReply>
  : Promise<Exclude<T, ErrorResponse> | FastifyReply>;

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : never;

/** Fields that have a default are there: validation has filled them in. */
type Given<T, Defaults extends PropertyKey> = [NonNullable<T>] extends [never]
  ? unknown
  : Filled<NonNullable<T>, Defaults>;

type Filled<T, Defaults extends PropertyKey> = T extends unknown
  ? T & Required<Pick<T, Extract<keyof T, Defaults>>>
  : T;
