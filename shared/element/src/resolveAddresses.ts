import { apiUrl, siteUrl } from '@travel-shell/core';

/** Paths in markup that the page includes, whose server does not know the page's configuration. React keeps them as they are. */
export function resolveAddresses(root: ParentNode): void {
  for (const [name, resolve] of [
    ['src', apiUrl],
    ['href', siteUrl],
  ] as const) {
    for (const element of root.querySelectorAll(`[${name}^="/"]`)) {
      element.setAttribute(name, resolve(element.getAttribute(name) as string));
    }
  }
}
