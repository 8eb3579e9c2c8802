export type GoogleServiceErrorCode = 'SERVICE_DISABLED' | 'MISSING_CLIENT_ID_OR_SCOPE' | 'MISSING_LIBRARY';

/** Why Google cannot be used here. */
export class GoogleServiceError extends Error {
  override readonly name = 'GoogleServiceError';
  readonly code: GoogleServiceErrorCode;

  constructor(code: GoogleServiceErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
