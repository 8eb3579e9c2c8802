import { isHttpAddress } from '@travel-shell/core';
import { Fragment, type ReactNode } from 'react';
import type { PickerPreparation } from '../PickerPreparation.ts';
import type { CountryPickerProps } from './CountryPickerProps.ts';
import type { Country } from './entriesOf.ts';

interface FallbackProps {
  prepared: PickerPreparation & { countries?: readonly Country[] };
  values: Pick<CountryPickerProps, 'pageUrl'>;
}

/** Country sites as plain links: for crawlers, and opened by the button without script. */
export function Fallback({ prepared, values }: FallbackProps): ReactNode {
  const { messages, countries = [] } = prepared;
  // The others are not for crawlers (STA-O04). A server's data is not parsed.
  const links = countries
    .flatMap(({ sites }) => sites)
    .filter(({ entry: { href } }) => href !== undefined && isHttpAddress(href));
  if (links.length === 0 && !values.pageUrl) return null;
  return (
    <nav slot="fallback" aria-label={messages.countryTitle}>
      {values.pageUrl && <a href={values.pageUrl}>{messages.countryPage}</a>}
      {links.map(({ entry: { href, locale }, text }) => (
        <Fragment key={locale}>
          {' '}
          <a href={href} hrefLang={locale} lang={locale}>
            {text}
          </a>
        </Fragment>
      ))}
    </nav>
  );
}
