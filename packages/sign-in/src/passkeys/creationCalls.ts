/** The calls for creating a passkey, with their parser: a separate chunk, since opening the dialog never needs them. */
export { getNewPasskeyParams } from '@travel-shell/contract/calls/getNewPasskeyParams';
export { registerPasskey } from '@travel-shell/contract/calls/registerPasskey';
