/** For tests: a page with a footer, and a back end that says what is in it. */
import { type MountOptions, mountElement, parts } from '../../../shared/ui/src/testing/mountElement.ts';
import { type CompleteParts, ICON, PARTS } from './Footer.fixtures.ts';

const STORE = Symbol.for('travel-shell.store');
const PROVIDERS = '/horizon/react/component/';

type Answer = 'pending' | 'broken' | object | string;

export interface BackEnd {
  /** What was asked for, by path, in order. */
  calls: string[];
  undo(): void;
}

/** Forgets what the page knows and answers its calls from here. `others` are answers by path, in place of the parts. */
export function playBackEnd(parts: CompleteParts = PARTS, others: Record<string, Answer> = {}): BackEnd {
  Reflect.deleteProperty(globalThis, STORE);
  const answers: Record<string, Answer> = {
    [`${PROVIDERS}FooterStateProviderAction`]: parts.state,
    [`${PROVIDERS}FooterBrandsStateProviderAction`]: parts.brands,
    [`${PROVIDERS}FooterSiteMapLinksProviderAction`]: parts.siteMap,
    [`${PROVIDERS}PrivacyMenuStateProviderAction`]: parts.privacyMenu,
    ...others,
  };
  const calls: string[] = [];
  let hasGone = false;
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (pathname === '/s/run/formtoken' && !hasGone) return Response.json({ formtoken: 'test' });
    const known = answers[pathname] ?? (pathname.startsWith('/icons/') ? ICON : undefined);
    if (known === undefined) return original(input, init);
    calls.push(pathname);
    // Also the questions of a footer that has gone.
    if (known === 'pending' || hasGone) return new Promise(() => {});
    if (known === 'broken') return Response.json({}, { status: 500 });
    return typeof known === 'string' ? new Response(known) : Response.json(known);
  };
  return {
    calls,
    undo: () => {
      hasGone = true;
    },
  };
}

/** A footer that has rendered; with `html` or nothing to show, perhaps without a view. */
export async function mountFooter(
  attributes: Record<string, string> = {},
  options: MountOptions = {},
): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-footer', attributes, options);
}

/** What is in the footer's own tree. */
export const all = parts;

/** Link texts of one section. */
export const linksOf = (footer: HTMLElement, section: string): (string | null)[] =>
  all(footer, `[data-section="${section}"] a`).map(({ textContent }) => textContent);
