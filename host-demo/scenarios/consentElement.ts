import type { ScenarioContext } from '../demo/pages/ScenarioPage.ts';
import { asMarkup } from './pageConfig.ts';

/** The cookies that say that the visitor has decided, by kind. */
const COOKIES: Readonly<Record<string, string>> = {
  cookies: 'consent',
  tcf: 'kyk_tcf',
  notice: 'travel_meta_hideCookieMessage',
  'two-party': 'travel_meta_twoPartyAccepted',
  'data-transfer': 'travel_meta_dataTransferAccepted',
};

/**
 * `<travel-consent>` with its fragment, which shows without script; for visitors who have decided, and where `hcd=true`
 * hides the banners (CNS-001), an empty one, which consent.js fills when they ask for it.
 */
export async function consentElement(
  { cookies, query, fragment }: Pick<ScenarioContext, 'cookies' | 'query' | 'fragment'>,
  attributes: Readonly<Record<string, string>>,
): Promise<string> {
  const { kind = 'cookies' } = attributes;
  const isHidden = query.get('hcd') === 'true' && !kind.includes('-');
  return isHidden || cookies[COOKIES[kind] ?? '']
    ? `<travel-consent${asMarkup(attributes)}></travel-consent>`
    : fragment('consent', attributes);
}
