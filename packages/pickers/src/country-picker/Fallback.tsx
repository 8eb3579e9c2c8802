import type { Schema } from '@travel-shell/contract';
import { Fragment, type ReactNode } from 'react';
import type { PickerPreparation } from '../prepareLooks.ts';
import type { CountryPickerProps } from './CountryPickerProps.ts';

interface Link {
  locale: string;
  text: string;
  href?: string | undefined;
}

interface FallbackProps {
  prepared: PickerPreparation & { sites?: readonly Schema<'CountryEntry'>[] };
  values: Pick<CountryPickerProps, 'pageUrl'>;
}

/** Country sites as plain links: what crawlers read, and what the button opens where no script runs. */
export function Fallback({ prepared, values }: FallbackProps): ReactNode {
  const { messages, sites = [] } = prepared;
  const sitesOf = ({ locale, text, href, languageLinks }: Schema<'CountryEntry'>): Link[] =>
    languageLinks.length > 0 ? languageLinks : [{ locale, text, href }];
  // The others are not for crawlers (STA-O04).
  const links = sites.flatMap(sitesOf).filter(({ href }) => href !== undefined);
  if (links.length === 0 && !values.pageUrl) return null;
  return (
    <nav slot="fallback" aria-label={messages.countryTitle}>
      {values.pageUrl && <a href={values.pageUrl}>{messages.countryPage}</a>}
      {links.map(({ locale, text, href }) => (
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
