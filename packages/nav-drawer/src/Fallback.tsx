import type { ReactNode } from 'react';
import { drawerItems } from './drawerItems.ts';
import type { NavDrawerPreparation, NavDrawerProps } from './NavDrawerProps.ts';

/** The drawer's links as lists in light DOM: for crawlers, and shown if the view cannot render. */
export function Fallback({ prepared, values }: { prepared: NavDrawerPreparation; values: FallbackValues }): ReactNode {
  const { items, secondaryItems, messages } = prepared;
  return (
    <nav slot="fallback" aria-label={messages.navigation}>
      {[items, secondaryItems].map((group, index) => {
        const links = drawerItems(group, values.vertical, messages);
        return (
          links.length > 0 && (
            <ul key={index}>
              {links.map(({ url, text, verticalName }) => (
                <li key={`${verticalName} ${url}`}>
                  <a href={url}>{text}</a>
                </li>
              ))}
            </ul>
          )
        );
      })}
    </nav>
  );
}

type FallbackValues = Pick<NavDrawerProps, 'vertical'>;
