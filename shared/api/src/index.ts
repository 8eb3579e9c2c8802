// For modules of this package that other files carry: without the defaults of all keys.
// With what parses the auth state, so that a page has the names once.
export { parseBusinessPermission } from '@travel-shell/contract/parsers/parseBusinessPermission';
export { getConfig } from '@travel-shell/core';
export { ApiError, type ApiErrorCode, type ServerCode } from './ApiError.ts';
export type { CallOptions } from './CallOptions.ts';
export { call } from './call.ts';
export { callAuthForm } from './callAuthForm.ts';
export { fetchAuthState } from './fetchAuthState.ts';
export { getFormToken } from './formToken.ts';
export { holdPage } from './holdPage.ts';
export { logout } from './logout.ts';
export { messageOf } from './messageOf.ts';
export { waitWithin } from './waitWithin.ts';
