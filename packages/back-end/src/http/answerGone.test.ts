import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoResultError } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/ApiError.ts';
import { answerGone } from './answerGone.ts';
import type { Services } from './Services.ts';

const missing = new NoResultError({} as never);
const referenceLost = Object.assign(new Error('violates foreign key constraint'), { code: '23503' });
const another = new Error('another');

/** The failure of a call that throws this error, with session and member there or gone by then. */
async function failureOf(error: unknown, { hasSession = true, isMember = true } = {}): Promise<unknown> {
  const services = { sessions: { forget() {}, read: async () => (hasSession ? {} : null) } } as unknown as Services;
  const answer = answerGone(
    services,
    async () => {
      throw error;
    },
    async () => {
      if (!isMember) throw new ApiError(403, 'FORBIDDEN', '', '');
    },
  );
  const request = { session: {}, member: {} } as FastifyRequest;
  return Promise.resolve(answer.call({} as never, request, {} as FastifyReply)).catch((failure: unknown) => failure);
}

describe('a call whose rows go while it is answered', () => {
  it.each([missing, referenceLost])('is 401 without its session, 403 without its company: %s', async (error) => {
    expect(await failureOf(error, { hasSession: false })).toMatchObject({ statusCode: 401 });
    expect(await failureOf(error, { isMember: false })).toMatchObject({ statusCode: 403 });
  });

  it('is 404 without what it refers to', async () => {
    expect(await failureOf(referenceLost)).toMatchObject({ statusCode: 404, apiCode: 'NOT_FOUND' });
  });

  it('is a failure of ours where all is there, or for another reason', async () => {
    expect(await failureOf(missing)).toBe(missing);
    expect(await failureOf(another, { hasSession: false })).toBe(another);
  });
});
