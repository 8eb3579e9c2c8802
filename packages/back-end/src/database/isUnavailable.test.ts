import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './isUnavailable.ts';

const failing = (fields: object, message = '') => Object.assign(new Error(message), fields);

describe('isDatabaseUnavailable', () => {
  it.each([
    ['PostgreSQL stops', failing({ code: '57P01' })],
    ['PostgreSQL is starting', failing({ code: '57P03' })],
    ['there are too many connections', failing({ code: '53300' })],
    ['a statement took too long', failing({ code: '57014' })],
    ['a deadlock was ended', failing({ code: '40P01' })],
    ['a transaction was idle for too long', failing({ code: '25P03' })],
    ['nothing listens', failing({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['no address of several listens', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['the connection was reset', failing({ code: 'ECONNRESET', syscall: 'read' })],
    ['the connection was closed', failing({}, 'Connection terminated unexpectedly')],
    ['the connection is silent', failing({}, 'Query read timeout')],
    ['the pool is full', failing({}, 'timeout exceeded when trying to connect')],
  ])('is true when %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a unique key', failing({ code: '23505' })],
    ['a wrong statement', failing({ code: '42P01' })],
    ['a file that is missing', failing({ code: 'ENOENT', syscall: 'open' })],
    ['a pipe to something else', failing({ code: 'ECONNREFUSED', syscall: 'spawn' })],
    ['a bug', new TypeError('x is not a function')],
    ['no error', 'Connection terminated'],
  ])('is false for %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
