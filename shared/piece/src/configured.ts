import { attributeName } from '@travel-shell/element/attributeName';
import { type RefObject, useEffect } from 'react';

export type Configured = Readonly<Record<string, string | number | boolean>>;

/** The page's configuration of a piece inside another, as attributes by their HTML names. */
export const configuredAttributes = (settings: object = {}): Configured =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([, value]) => value !== false)
      .map(([name, value]) => [attributeName(name), value === true ? '' : value]),
  );

/**
 * React hydrates no attributes, and a server may not know what this page has configured: then the piece inside `around`
 * gets its attributes here, and is not hydrated.
 */
export function useConfigured(around: RefObject<HTMLElement | null>, tag: string, attributes: Configured): void {
  useEffect(() => {
    const element = around.current?.querySelector(tag);
    const root = element?.shadowRoot?.querySelector<HTMLElement>('[data-travel-root]');
    for (const [name, value] of Object.entries(attributes)) {
      if (!element || element.getAttribute(name) === `${value}`) continue;
      element.setAttribute(name, `${value}`);
      if (root) root.dataset.stale = '';
    }
  }, []);
}
