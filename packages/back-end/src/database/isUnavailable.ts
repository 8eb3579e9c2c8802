import { ApiError } from '../errors/ApiError.ts';

/**
 * SQLSTATE classes that pass without a change of ours (PostgreSQL, appendix A): connection lost, out of resources or
 * connections, stopped or starting by its operator, a statement cancelled by its time limit, and a transaction that is rolled
 * back for others.
 */
const STATES = /^(08|40|53|57P)|^57014$|^25P03$/;
/** Codes of the operating system, while the server is down. */
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Messages of `pg`, which has no codes for these errors. */
const MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|driver has already been destroyed)/;

/** Whether an error means that the database does not answer at the moment, so that trying again later may work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && (STATES.test(code) || isRefused(error, code))) return true;
  return MESSAGES.test(error.message);
}

/** Whether a transaction was rolled back because of others, such as one that waited for it, so that it can run again at once. */
export const isRolledBack = (error: unknown): boolean =>
  error instanceof Error && /^40(001|P01)$/.test((error as NodeJS.ErrnoException).code ?? '');

/** SQLSTATE of a connection that PostgreSQL has closed: lost, stopped by its operator, crashed, unused for too long. */
const CLOSED_STATES = /^(08|57P0[125])/;
const CLOSED_CODES = ['ECONNRESET', 'EPIPE'];

/** Whether an error means that this connection has gone; another one may work at once. */
export function isConnectionClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return (
    CLOSED_STATES.test(code) ||
    CLOSED_CODES.includes(code) ||
    /^(Connection terminated|Client has encountered a connection error)/.test(error.message)
  );
}

/** Only of connections, so that another failing system call, such as of a file, stays a failure of ours. */
const isRefused = (error: NodeJS.ErrnoException, code: string) =>
  SYSTEM_CODES.has(code) && ['connect', 'read', 'write'].includes(error.syscall ?? 'connect');

/** Whether a connection has not answered: what was asked may still come, so it is of no use any more. */
export const isSilent = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** In seconds. PostgreSQL is back some seconds after a crash. */
const RETRY_AFTER_SECONDS = 5;

/** The database does not answer at the moment. */
export const databaseUnavailable = (): ApiError =>
  new ApiError(
    503,
    'DATABASE_UNAVAILABLE',
    'The database does not answer.',
    'The service is not available right now.',
    { 'retry-after': String(RETRY_AFTER_SECONDS) },
  );
