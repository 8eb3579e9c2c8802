export {
  accountSwitcher,
  type SwitcherOption,
  type SwitcherOptionState,
  startAddingAccount,
  switchToAccount,
} from './accountSwitcher.ts';
export { requestSignIn, type SignInRequest } from './requestSignIn.ts';
export { session, useSession } from './session.ts';
export { type SignInOutcome, signIn } from './signIn.ts';
export { ActingEndedError, askOnRefusal, withSession } from './withSession.ts';
