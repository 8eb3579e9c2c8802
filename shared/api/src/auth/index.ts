export { type AuthResult, authResultOf, authResultOfError } from './authResultOf.ts';
export { idTokenNonce } from './idTokenNonce.ts';
export { isSilentPasskeyError } from './isSilentPasskeyError.ts';
