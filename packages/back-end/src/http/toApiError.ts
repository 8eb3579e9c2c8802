import type { FastifyError, FastifyRequest } from 'fastify';
import { databaseUnavailable, isDatabaseUnavailable } from '../database/isUnavailable.ts';
import { ApiError } from '../errors/ApiError.ts';

const CODES_BY_STATUS: Record<number, string> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** The public form of a failure. The cause goes to the log only. */
export function toApiError(error: FastifyError | ApiError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  // An invalid response of ours also has `validation`, but is not the caller's fault.
  const isWrongAnswer = error.code?.startsWith('FST_RESPONSE_VALIDATION');
  if (error.validation && !isWrongAnswer) {
    return new ApiError(400, 'VALIDATION_ERROR', error.message, 'Please check what you entered.');
  }
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new ApiError(
      status,
      CODES_BY_STATUS[status] ?? 'BAD_REQUEST',
      error.message,
      'This request is not allowed.',
    );
  }
  return new ApiError(
    500,
    'INTERNAL_ERROR',
    `The server failed; its log has the cause under request ${request.id}.`,
    'Something went wrong. Please try again.',
  );
}
