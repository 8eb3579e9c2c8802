/** The calls for creating a passkey, with their parser: a separate chunk, since opening the dialog never needs them. */
export { fetchNewPasskeyParams, registerPasskey } from '@travel-shell/api/auth';
