/**
 * Every way a call to the back end can fail. Closed: a reader may switch over it.
 *
 * - `NETWORK`: no answer came (refused, offline, blocked by CORS, an address that is no URL).
 * - `TIMEOUT`: no complete answer within `apiTimeout`.
 * - `ABORTED`: the caller's signal ended it.
 * - `NOT_JSON`: an answer that is no JSON, an HTML error page for instance (ERR-019).
 * - `HTTP`: a refusal in JSON; `status`, `serverCode` and `body` say which (ERR-018).
 * - `FORM_TOKEN_FAILED`: no form token could be had, so the call was not sent (ERR-012); `cause` says why.
 * - `INVALID_ANSWER`: JSON of another shape than the contract's; `path` names the field.
 * - `AUTH_REJECTED`: an answer with HTTP success whose auth status is -1 (ERR-024).
 */
export type ApiErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'NOT_JSON'
  | 'HTTP'
  | 'FORM_TOKEN_FAILED'
  | 'INVALID_ANSWER'
  | 'AUTH_REJECTED';

export interface ApiErrorDetails {
  url?: string;
  status?: number;
  /** `errors[0].code` of an error answer (ERR-001, ERR-002), or `errorCode` of an auth answer. */
  serverCode?: string | undefined;
  /** The parsed answer, where there was one. */
  body?: unknown;
  /** Where an `INVALID_ANSWER` is wrong, for example `userInfoState.accountName`; empty means the answer itself. */
  path?: string;
  cause?: unknown;
}

/** The message is for the console; what a visitor reads is chosen by code or by `messageOf`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly url: string | undefined;
  readonly status: number | undefined;
  readonly serverCode: string | undefined;
  readonly body: unknown;
  readonly path: string | undefined;

  constructor(code: ApiErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.url = details.url;
    this.status = details.status;
    this.serverCode = details.serverCode;
    this.body = details.body;
    this.path = details.path;
  }
}
