/**
 * Why a visit to a provider failed. `CANCELLED`: by the visitor, there or here, or by another visit. `TIMEOUT`: the
 * provider's page was left open for too long. `LEAVING`: the popup was blocked, so this page navigates away.
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
