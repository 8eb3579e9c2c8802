export { ApiError, type ApiErrorCode, type ApiErrorDetails } from './ApiError.ts';
export { fetchAuthState } from './fetchAuthState.ts';
export { type LoginFields, login } from './login.ts';
export { logout } from './logout.ts';
export { messageOf } from './messageOf.ts';
