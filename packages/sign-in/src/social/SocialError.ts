/**
 * Why a visit at a provider has brought nobody back. `CANCELLED`: by the visitor, there or here, or by another visit.
 * `TIMEOUT`: the provider's page was left open for too long. `LEAVING`: there was no popup, and this page is left.
 */
export type SocialErrorCode = 'CANCELLED' | 'TIMEOUT' | 'LEAVING';

export class SocialError extends Error {
  override readonly name = 'SocialError';
  readonly code: SocialErrorCode;

  constructor(code: SocialErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
