import type { Messages } from './messages/generated/Messages.ts';
import type { SignInState } from './signInState.ts';

/** Providers have one name in every language. */
export const PROVIDER_NAMES = { google: 'Google', apple: 'Apple', naver: 'Naver' } as const;

/** The dialog's heading in a state. */
export function headingOf(state: SignInState, messages: Messages): string {
  switch (state.step) {
    case 'landing':
      return messages.landingTitle;
    case 'priceAlertLanding':
      return messages.priceTitle;
    case 'tripsSoftGate':
      return messages.gateTitle;
    case 'changeWaits':
      return messages.changeTitle;
    case 'businessOnboarding':
      return messages.businessTitle;
    case 'email':
      return messages.emailTitle;
    case 'password':
      return messages.passwordTitle;
    case 'login':
      if (state.mode === 'registered') return messages.inboxTitle;
      return state.mode === 'login' ? messages.loginTitle : messages.registerTitle;
    case 'forgot':
      return messages.forgotTitle;
    case 'forgotSuccess':
      return messages.inboxTitle;
    case 'magicCode':
      return messages.codeTitle;
    case 'locked':
      return state.isDisabled ? messages.disabledTitle : messages.lockedTitle;
    case 'externalAuth':
      return messages.externalTitle;
    case 'elsewhere':
      return messages.loginTitle;
    case 'passkeyOffer':
      return messages.offerTitle;
    case 'oauth':
      if (!state.provider) return messages.landingTitle;
      if (state.phase === 'welcome') return messages.welcomeTitle;
      if (state.phase === 'success') return messages.successTitle;
      if (state.phase === 'link') return messages.linkTitle;
      if (state.phase === 'not-linkable') return messages.notLinkableTitle;
      return messages.continueWith({ provider: PROVIDER_NAMES[state.provider] });
  }
}
