import type { ReactNode } from 'react';
import type { FooterHandle } from '../FooterProps.ts';
import type { Messages } from '../messages/generated/Messages.ts';

interface PrivacyMenuProps {
  element: FooterHandle;
  messages: Messages;
  privacyChoices: boolean;
  children: ReactNode;
}

/**
 * FTR-028 to FTR-033. Dialogs open by a button, which is hidden without JavaScript. The piece that has the request in the
 * `answers` of its contract handles it (FTR-029, FTR-030).
 */
export function PrivacyMenu({ element, messages, privacyChoices, children }: PrivacyMenuProps): ReactNode {
  function request(what: 'privacy-choices' | 'cookie-settings'): void {
    element.emit('travel-track', { piece: 'footer', part: 'privacy', action: 'click', label: what });
    element.emit(`travel-${what}-requested`, {});
  }

  return (
    <nav className="privacy" part="privacy" data-section="privacy" aria-label={messages.privacy}>
      {children}
      {privacyChoices && (
        <button type="button" className="link-button" data-replay="" onClick={() => request('privacy-choices')}>
          {messages.privacyChoices}
        </button>
      )}
      <button type="button" className="link-button" data-replay="" onClick={() => request('cookie-settings')}>
        {messages.cookieSettings}
      </button>
    </nav>
  );
}
