import type { Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError.ts';
import type { OperationHandlers } from '../operations.ts';
import type { Services } from '../Services.ts';
import { cookieOptions } from '../sessions/RequestSessions.ts';
import { META_COOKIE_PREFIX } from './consentCookies.ts';

/**
 * Small flags of the page in cookies the server writes. Only names of a list, and never without the prefix, so that
 * no caller can write a cookie that means something else.
 */
export function createMetaCookieOperations({ db }: Services): Partial<OperationHandlers> {
  async function write(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, value }: Schema<'MetaCookie'>,
  ): Promise<Schema<'MetaCookie'>> {
    const known = await db
      .selectFrom('meta_cookie_names')
      .select('max_age_days')
      .where('name', '=', name)
      .executeTakeFirst();
    if (!known) {
      throw new ApiError(404, 'NOT_FOUND', `There is no meta cookie ${name}.`, 'This does not exist any more.');
    }
    const options = cookieOptions(request);
    if (value === null) reply.clearCookie(META_COOKIE_PREFIX + name, options);
    else reply.setCookie(META_COOKIE_PREFIX + name, value, { ...options, maxAge: known.max_age_days * 24 * 3600 });
    return { name, value };
  }

  return {
    async setMetaCookie(request, reply): Promise<Schema<'MetaCookie'>> {
      const { name } = request.params as { name: string };
      const { newValue } = request.body as Schema<'SetMetaCookie'>;
      requireText('newValue', newValue);
      return write(request, reply, { name, value: newValue });
    },

    async setMetaCookieByForm(request, reply): Promise<Schema<'MetaCookie'>> {
      const form = request.body as Schema<'MetaCookieForm'>;
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
  };
}

/** Half a surrogate pair is a string in JSON, but cannot be written into a cookie. */
function requireText(field: string, value: string | null) {
  if (value === null || value.isWellFormed()) return;
  const description = `body/${field} must be well-formed Unicode`;
  throw new ApiError(400, 'VALIDATION_ERROR', description, 'Please check what you entered.');
}
