import { useConfig, useLazy } from '@travel-shell/piece';
import { Pickers } from '@travel-shell/piece/pickers';
import { requestCookieSettings } from '@travel-shell/piece/requestCookieSettings';
import { cookieIcon } from '@travel-shell/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';
import { Entry } from './Entry.tsx';
import { survey } from './lazyParts.ts';

const PICKERS = { country: 'travel-country-picker', currency: 'travel-currency-picker' } as const;

/**
 * Cookies (NAV-030), and pickers. The style sheet shows those where the element has `cookies-link`, so that any fragment is
 * right.
 */
export function Tools(props: PartProps): ReactNode {
  const { element, prepared, countryPicker, currencyPicker, onChosen } = props;
  return (
    <div
      className="group tools"
      part="group"
      data-group="tools"
      data-pickers={countryPicker || currencyPicker || undefined}
    >
      <Entry
        className="entry cookies"
        icon={cookieIcon}
        text={prepared.messages.cookies}
        data-loads="travel-consent"
        data-part="tools"
        data-label="cookie-settings"
        onClick={() => {
          onChosen();
          requestCookieSettings(element);
        }}
      />
      {/* Last, as they come with script. */}
      <Pickers {...props} tags={PICKERS} />
    </div>
  );
}

/** NAV-029. The end of the drawer, as it comes last of all (MSC-014). */
export function SurveyTool(props: PartProps): ReactNode {
  // The survey does nothing without script, and a server does not know the page's configuration (MSC-010).
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { feedback } = useConfig();
  const { module } = useLazy(survey, isMounted && feedback !== undefined);
  return module && <module.Survey {...props} />;
}
