import type { operations } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
/** A handler for each operation of the contract. */
export type OperationHandlers = Record<keyof operations, Handler>;
