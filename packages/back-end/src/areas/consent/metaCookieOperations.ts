import type { Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { writeMetaCookie } from './writeMetaCookie.ts';

/** Small page flags in cookies set by the server. */
export function createMetaCookieOperations({ db }: Services) {
  async function write(
    request: FastifyRequest,
    reply: FastifyReply,
    cookie: Schema<'MetaCookie'>,
  ): Promise<Schema<'MetaCookie'>> {
    if (await writeMetaCookie(db, request, reply, cookie)) return cookie;
    throw new ApiError(404, 'NOT_FOUND', `There is no meta cookie ${cookie.name}.`, 'This does not exist any more.');
  }

  return {
    async setMetaCookie(request, reply): Promise<Schema<'MetaCookie'>> {
      const { name } = request.params;
      const { newValue } = request.body;
      requireText('newValue', newValue);
      return write(request, reply, { name, value: newValue });
    },

    async setMetaCookieByForm(request, reply): Promise<Schema<'MetaCookie'>> {
      const form = request.body;
      if (form.formtoken !== request.headers['x-csrf']) {
        throw new ApiError(
          403,
          'INVALID_FORM_TOKEN',
          'The field formtoken is not the token of the header X-CSRF.',
          'This page was open for too long. Please try again.',
        );
      }
      const value = form.action === 'setnewmeta' ? (form.value ?? null) : null;
      requireText('value', value);
      return write(request, reply, { name: form.name, value });
    },
  } satisfies Partial<OperationHandlers>;
}

/** JSON allows half a surrogate pair, but a cookie cannot hold it. */
function requireText(field: string, value: string | null) {
  if (value === null || value.isWellFormed()) return;
  const description = `body/${field} must be well-formed Unicode`;
  throw new ApiError(400, 'VALIDATION_ERROR', description, 'Please check what you entered.');
}
