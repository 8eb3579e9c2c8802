import type { NavigationItem } from '@travel-shell/tokens';
import { shownItems } from '@travel-shell/ui/vertical-link';
import { Fragment, type ReactNode } from 'react';
import type { HeaderProps } from './HeaderProps.ts';

/** The header's links as light DOM: for crawlers, and shown if the view cannot render. */
export function Fallback({
  prepared,
  values,
}: {
  prepared: HeaderProps['prepared'];
  values: FallbackValues;
}): ReactNode {
  const { brandData: brand, messages } = prepared;
  const items = (values.items as NavigationItem[] | undefined) ?? brand.navigation;
  const links = [
    { url: brand.links.home, text: brand.name },
    ...shownItems(items, values.activeVertical, messages.verticals),
    { url: brand.links.trips, text: values.businessTrips ? messages.businessTrips : messages.trips },
    { url: values.signInUrl, text: messages.signIn },
  ];
  return (
    <nav slot="fallback" aria-label={messages.navigation}>
      {links.map(({ url, text }) => (
        <Fragment key={url}>
          <a href={url}>{text}</a>{' '}
        </Fragment>
      ))}
    </nav>
  );
}

type FallbackValues = Pick<HeaderProps, 'items' | 'activeVertical' | 'businessTrips' | 'signInUrl'>;
