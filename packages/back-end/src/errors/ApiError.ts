import type { ErrorResponse, Schema } from '@travel-shell/contract';

/** Further fields of an answer. */
interface More {
  /** In the error. */
  error?: Pick<Schema<'ErrorItem'>, 'field' | 'permission'>;
  /** Beside the errors. */
  body?: object;
}

/** A failure the API reports, in the shape of ERR-001 to ERR-003. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly apiCode: string;
  readonly localizedDescription: string;
  readonly headers: Record<string, string>;
  readonly #more: More;

  constructor(
    statusCode: number,
    apiCode: string,
    description: string,
    localizedDescription: string,
    headers: Record<string, string> = {},
    more: More = {},
  ) {
    super(description);
    this.statusCode = statusCode;
    this.apiCode = apiCode;
    this.localizedDescription = localizedDescription;
    this.headers = headers;
    this.#more = more;
  }

  toResponse(): ErrorResponse {
    const { apiCode: code, message: description, localizedDescription } = this;
    const field = code === 'VALIDATION_ERROR' ? fieldIn(description) : undefined;
    const error = {
      code,
      description,
      localizedDescription,
      ...(field !== undefined && { field }),
      ...this.#more.error,
    };
    return { errors: [error], ...this.#more.body };
  }
}

/** `address.city` of `body/address/city must be …`, as the validator and our own checks begin. */
function fieldIn(description: string): string | undefined {
  const [, path, missing] = /^body(\/[\w/]+)?(?: must have required property '(\w+)')?/.exec(description) ?? [];
  return [...(path?.split('/').slice(1) ?? []), ...(missing ? [missing] : [])].join('.') || undefined;
}

export const notFound = (method: string, path: string): ApiError =>
  new ApiError(404, 'NOT_FOUND', `There is no ${method} ${path}.`, 'This address does not exist.');

/** In seconds. */
const RETRY_AFTER = 5;

/** 503: an answer that comes after the visitor has gone only makes the others wait longer. */
export const overloaded = (description: string, retryAfterSeconds = RETRY_AFTER): ApiError =>
  new ApiError(
    503,
    'OVERLOADED',
    `${description} Try again in ${retryAfterSeconds} seconds.`,
    'There is a lot going on right now. Please try again.',
    { 'retry-after': String(retryAfterSeconds) },
  );
