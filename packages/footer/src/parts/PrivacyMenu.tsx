import type { ReactNode } from 'react';
import type { FooterHandle } from '../FooterProps.ts';
import type { Messages } from '../messages/generated/Messages.ts';
import { request } from '../request.ts';

interface PrivacyMenuProps {
  element: FooterHandle;
  messages: Messages;
  privacyChoices: boolean;
  children: ReactNode;
}

/** FTR-028 to FTR-033. Dialogs open by a button, which is hidden without JavaScript. */
export function PrivacyMenu({ element, messages, privacyChoices, children }: PrivacyMenuProps): ReactNode {
  return (
    <nav className="privacy" part="privacy" data-section="privacy" aria-label={messages.privacy}>
      {children}
      {privacyChoices && (
        <button
          type="button"
          className="link-button"
          data-replay=""
          data-loads="travel-opt-out"
          onClick={() => request(element, 'privacy-choices')}
        >
          {messages.privacyChoices}
        </button>
      )}
      <button
        type="button"
        className="link-button"
        data-replay=""
        data-loads="travel-consent"
        onClick={() => request(element, 'cookie-settings')}
      >
        {messages.cookieSettings}
      </button>
    </nav>
  );
}
