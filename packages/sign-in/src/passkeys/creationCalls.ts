/** What only the making of a passkey needs, with its parser. Nobody makes one while the dialog opens. */
export { fetchNewPasskeyParams, registerPasskey } from '@travel-shell/api/auth';
