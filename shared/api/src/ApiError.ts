import type { Conflict } from './Conflict.ts';

/** The `errors[0].code` of the back end (ERR-002) or the `errorCode` of an auth response (ERR-020). */
export type ServerCode =
  | 'ALREADY_MEMBER'
  | 'CAPTCHA_REQUIRED'
  | 'CROSS_SITE_REQUEST'
  | 'EXTERNAL_AUTH_REQUIRED'
  | 'FORBIDDEN'
  | 'INTERNAL_ERROR'
  | 'INVALID_FORM_TOKEN'
  | 'INVALID_SESSION'
  | 'MISSING_TWO_FACTOR_AUTHENTICATION'
  | 'NOT_FOUND'
  | 'NOT_WHILE_ACTING'
  | 'NO_SUCH_USER'
  | 'PASSKEYS_NOT_SETUP'
  | 'PAYLOAD_TOO_LARGE'
  | 'PRECONDITION_FAILED'
  | 'PRECONDITION_REQUIRED'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'TOO_MANY_REQUESTS'
  | 'TRAVELER_CHANGED'
  | 'VALIDATION_ERROR'
  // A back end of another release may send more; `& {}` keeps the names above in editors.
  | (string & {});

/** Details a failure may have; the code determines which are always set. */
interface Details {
  /** The call's method, if the message does not name it. */
  method?: string | undefined;
  url?: string | undefined;
  status?: number | undefined;
  serverCode?: ServerCode | undefined;
  /** The parsed response, if there was one. */
  body?: unknown;
  /** The invalid field of the response, for example `userInfoState.accountName`; empty means the whole response. */
  path?: string | undefined;
  /** Seconds to wait before another try, where the back end says it (`Retry-After`). */
  retryAfter?: number | undefined;
  /** Set by `callVersioned`: what somebody else has saved in the meantime; see `conflictOf`. */
  conflict?: Conflict | undefined;
  cause?: unknown;
}

/** Every way a call can fail, with its details. Closed list: callers may switch over `code`. */
interface DetailsByCode {
  /** No response: refused, offline, blocked by CORS, an address that is no URL. */
  NETWORK: Details & { url: string };
  /** No complete response before the timeout. */
  TIMEOUT: Details;
  /** Aborted by the caller's signal. */
  ABORTED: Details;
  /** The response is not JSON, for instance an HTML error page (ERR-019). */
  NOT_JSON: Details & { url: string; status: number };
  /** A refusal in JSON (ERR-018); for auth forms also an empty one (ERR-026). */
  HTTP: Details & { url: string; status: number; body: unknown };
  /** The form token could not be fetched, so the call was not sent (ERR-012); `cause` says why. */
  FORM_TOKEN_FAILED: Details;
  /** A value that cannot be part of the call's path; `path` names it. Nothing was sent. */
  INVALID_REQUEST: Details & { path: string };
  /** JSON that does not match the contract. */
  INVALID_ANSWER: Details & { url: string; path: string; body: unknown };
  /** An auth response with HTTP success and status -1 (ERR-024). */
  AUTH_REJECTED: Details & { body: unknown };
}

export type ApiErrorCode = keyof DetailsByCode;

/** Narrow it by `code`. The message is for the console; what a visitor reads is chosen by code or by `messageOf`. */
export type ApiError = {
  [C in ApiErrorCode]: Error & { readonly name: 'ApiError'; readonly code: C } & Readonly<DetailsByCode[C]>;
}[ApiErrorCode];

interface ApiErrorConstructor {
  new <C extends ApiErrorCode>(code: C, message: string, details: DetailsByCode[C]): Extract<ApiError, { code: C }>;
  readonly prototype: ApiError;
}

class ApiFailure extends Error {
  override readonly name = 'ApiError';
  readonly code: string;

  constructor(code: string, message: string, { cause, ...details }: Details) {
    super(message, { cause });
    this.code = code;
    Object.assign(this, details);
  }
}

/** One class at run time, one type for each code. */
export const ApiError = ApiFailure as unknown as ApiErrorConstructor;
