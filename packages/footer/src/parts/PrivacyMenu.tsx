import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { COOKIE_SETTINGS_PAGE, MANAGE_PAGES } from '@travel-shell/core/managePages';
import { siteUrl } from '@travel-shell/piece';
import { requestCookieSettings } from '@travel-shell/piece/requestCookieSettings';
import { OptOutIcon } from '@travel-shell/ui/opt-out-icon';
import type { MouseEvent, ReactNode } from 'react';
import type { FooterHandle } from '../FooterProps.ts';
import type { Messages } from '../messages/generated/Messages.ts';

interface PrivacyMenuProps {
  element: FooterHandle;
  messages: Messages;
  privacyChoices: boolean;
  children: ReactNode;
}

/**
 * FTR-028 to FTR-033. The piece that has the request in the `answers` of its contract handles it (FTR-029, FTR-030). The
 * privacy choices are a link to the page that manages them, which it leads to where nothing answers, and without script
 * (CNS-059); the cookie settings are a button, and without script a link to their page.
 */
export function PrivacyMenu({ element, messages, privacyChoices, children }: PrivacyMenuProps): ReactNode {
  function handleChoices(event: MouseEvent): void {
    if (isModifiedClick(event)) return;
    if (!element.emit('travel-privacy-choices-requested', {})) event.preventDefault();
  }

  return (
    <nav className="privacy" part="privacy" data-part="privacy" aria-label={messages.privacy}>
      {children}
      {privacyChoices && (
        <a
          href={siteUrl(MANAGE_PAGES.default)}
          data-name="privacy-choices"
          data-loads="travel-opt-out"
          data-requests="privacy-choices-requested"
          onClick={handleChoices}
        >
          {messages.privacyChoices}
          <OptOutIcon />
        </a>
      )}
      <button
        type="button"
        className="link-button"
        data-loads="travel-consent"
        data-replay=""
        data-label="cookie-settings"
        onClick={() => requestCookieSettings(element)}
      >
        {messages.cookieSettings}
      </button>
      <a className="unscripted" href={siteUrl(COOKIE_SETTINGS_PAGE)}>
        {messages.cookieSettings}
      </a>
    </nav>
  );
}
