/** What the back end says in `errors[0].code` (ERR-002) or as `errorCode` of an auth answer (ERR-020). */
export type ServerCode =
  | 'CAPTCHA_REQUIRED'
  | 'CROSS_SITE_REQUEST'
  | 'EXTERNAL_AUTH_REQUIRED'
  | 'FORBIDDEN'
  | 'INTERNAL_ERROR'
  | 'INVALID_FORM_TOKEN'
  | 'INVALID_SESSION'
  | 'MISSING_TWO_FACTOR_AUTHENTICATION'
  | 'NOT_FOUND'
  | 'NO_SUCH_USER'
  | 'PASSKEYS_NOT_SETUP'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'VALIDATION_ERROR'
  // A back end of another release may know more; `& {}` keeps the names above in editors.
  | (string & {});

/** What every failure may carry; which of it is there for sure depends on the code. */
interface Details {
  url?: string | undefined;
  status?: number | undefined;
  serverCode?: ServerCode | undefined;
  /** The parsed answer, where there was one. */
  body?: unknown;
  /** Where an answer is wrong, for example `userInfoState.accountName`; empty means the answer itself. */
  path?: string | undefined;
  cause?: unknown;
}

/** Every way a call can fail, and what is known then. Closed: a reader may switch over `code`. */
interface DetailsByCode {
  /** No answer came: refused, offline, blocked by CORS, an address that is no URL. */
  NETWORK: Details & { url: string };
  /** No complete answer within the time limit. */
  TIMEOUT: Details;
  /** The caller's signal ended it. */
  ABORTED: Details;
  /** An answer that is no JSON, an HTML error page for instance (ERR-019). */
  NOT_JSON: Details & { url: string; status: number };
  /** A refusal in JSON (ERR-018); of auth forms also an empty one (ERR-026). */
  HTTP: Details & { url: string; status: number; body: unknown };
  /** No form token could be had, so the call was not sent (ERR-012); `cause` says why. */
  FORM_TOKEN_FAILED: Details;
  /** A value that cannot be part of the call's path; `path` names it. Nothing was sent. */
  INVALID_REQUEST: Details & { path: string };
  /** JSON of another shape than the contract's. */
  INVALID_ANSWER: Details & { url: string; path: string; body: unknown };
  /** An auth answer with HTTP success whose status is -1 (ERR-024). */
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
