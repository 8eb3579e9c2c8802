import { isOnSite } from '@travel-shell/piece';
import { PROVIDER_NAMES } from '../headingOf.ts';
import type { SignInControls } from '../SignInControls.ts';
import type { CodeMail } from './useCodeMail.ts';

/** The text that explains a state; undefined if the heading is enough. */
export function textOf({ messages, flow }: SignInControls, mail: CodeMail): string | undefined {
  const { state, username } = flow;
  switch (state.step) {
    case 'login':
      return state.mode === 'registered' ? messages.registered({ name: username }) : undefined;
    case 'forgot':
      return messages.forgotText;
    case 'forgotSuccess':
      return username ? messages.forgotSent({ name: username }) : messages.forgotText;
    case 'magicCode':
      return mail.sentTo ? messages.codeText({ name: mail.sentTo }) : messages.codeAsk;
    case 'locked':
      return state.isDisabled ? messages.disabledText : messages.lockedText;
    case 'externalAuth': {
      if (!state.url) return messages.externalAsk;
      // Our own redirect page, whose host name means nothing to the visitor.
      if (isOnSite(state.url)) return messages.externalThere;
      return messages.externalText({ host: new URL(state.url, location.href).hostname });
    }
    case 'elsewhere':
      return messages.elsewhereText({ host: new URL(state.url, location.href).hostname });
    case 'oauth': {
      const provider = state.provider && PROVIDER_NAMES[state.provider];
      if (!provider) return messages.invitation;
      if (state.phase === 'waiting') return messages.waitingText;
      if (state.phase === 'link') return messages.linkText({ provider });
      if (state.phase === 'not-linkable') return messages.notLinkableText({ provider });
      return state.phase === 'welcome' ? messages.welcomeText : undefined;
    }
    default:
      return undefined;
  }
}
