export { addAccount } from './addAccount.ts';
export { type AuthResult, authResultOf, authResultOfError } from './authResultOf.ts';
export { forgotPassword } from './forgotPassword.ts';
export { requestGmailSubscription, subscribeGmail } from './gmailSubscription.ts';
export {
  authorizeOneTap,
  linkGoogle,
  loginAndLinkGoogle,
  loginWithGoogle,
  unlinkGoogle,
} from './googleSignIn.ts';
export { idTokenNonce } from './idTokenNonce.ts';
export { isSilentPasskeyError } from './isSilentPasskeyError.ts';
export { type LoginFields, login } from './login.ts';
export { loginWithApple } from './loginWithApple.ts';
export { loginWithNaver } from './loginWithNaver.ts';
export { fetchNewPasskeyParams, registerPasskey } from './newPasskey.ts';
export { fetchPasskeys, removePasskey, renamePasskey } from './ownPasskeys.ts';
export { endOtherSessions, endSession, fetchSessions } from './ownSessions.ts';
export { fetchPasskeyAutofillParams, fetchPasskeyLoginParams, loginWithPasskey } from './passkeys.ts';
export { type RegisterFields, register } from './register.ts';
export { loginWithCode, type SignInCodeFields, sendSignInCode } from './signInCode.ts';
export { startAppleLogin, startGoogleLogin, startNaverLogin } from './startProviderLogin.ts';
export { switchAccount } from './switchAccount.ts';
