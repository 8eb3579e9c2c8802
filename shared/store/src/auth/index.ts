export {
  accountSwitcher,
  type SwitcherOption,
  type SwitcherOptionState,
  startAddingAccount,
  switchToAccount,
} from './accountSwitcher.ts';
export { requestSignIn, type SignInRequest } from './requestSignIn.ts';
export { type SignInOutcome, signIn } from './signIn.ts';
export { ActingEndedError, askOnRefusal, isSending, isSomebodyElse, withSession } from './withSession.ts';
