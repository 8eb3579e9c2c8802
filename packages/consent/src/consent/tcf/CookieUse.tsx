import type { Schema } from '@travel-shell/contract';
import type { Locale } from '@travel-shell/core';
import type { ReactNode } from 'react';
import { formatDuration } from './formatDuration.ts';
import type { Messages } from './messages/generated/Messages.ts';

interface CookieUseProps {
  messages: Messages;
  locale: Locale;
  vendor: Schema<'TcfVendor'>;
}

/** How long a vendor's cookies last, and whether it uses other storage. */
export function CookieUse({ messages, locale, vendor }: CookieUseProps): ReactNode {
  const { usesCookies, cookieMaxAgeSeconds, cookieRefresh, usesNonCookieAccess } = vendor;
  function cookies(): string {
    if (!usesCookies) return messages.noCookies;
    // The list has 0, a negative number or nothing for cookies of the session.
    if (!cookieMaxAgeSeconds || cookieMaxAgeSeconds < 0) return messages.sessionCookies;
    const duration = formatDuration(locale, cookieMaxAgeSeconds);
    return cookieRefresh ? messages.cookiesRenewed({ duration }) : messages.cookies({ duration });
  }
  return (
    <section>
      <h5 className="tcf-subtitle">{messages.storage}</h5>
      <p>
        {cookies()} {usesNonCookieAccess && messages.otherStorage}
      </p>
    </section>
  );
}
