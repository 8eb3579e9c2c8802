import { getConfig } from '@travel-shell/core';
import { useLazy } from '@travel-shell/piece';
import { requestCookieSettings } from '@travel-shell/piece/requestCookieSettings';
import { cookieIcon } from '@travel-shell/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';
import { Entry } from './Entry.tsx';
import { survey } from './lazyParts.ts';
import { Pickers } from './Pickers.tsx';

/** The end of the drawer: pickers, cookies (NAV-030), feedback (NAV-029). What comes with script is last, and moves nothing. */
export function Tools(props: PartProps): ReactNode {
  const { element, prepared, cookiesLink, countryPicker, currencyPicker, onTrack, onChosen } = props;
  // Both do nothing without script, and a server does not know the page's configuration (MSC-010).
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const hasSurvey = isMounted && getConfig().feedback !== undefined;
  const { module } = useLazy(survey, hasSurvey && !props.companyInfo);
  const hasCookies = isMounted && cookiesLink;
  if (!module && !hasCookies && !countryPicker && !currencyPicker) return null;

  return (
    <div className="group tools" part="group" data-group="tools">
      <Pickers {...props} />
      {hasCookies && (
        <Entry
          icon={cookieIcon}
          text={prepared.messages.cookies}
          data-loads="travel-consent"
          onClick={() => {
            onTrack('tools', 'cookie-settings');
            onChosen();
            requestCookieSettings(element);
          }}
        />
      )}
      {module && <module.Survey {...props} />}
    </div>
  );
}
