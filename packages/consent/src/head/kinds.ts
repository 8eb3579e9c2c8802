import type { Settings } from './Settings.ts';
import { acceptedBefore, hasCookies, readCookie, tcStringBefore } from './savedChoice.ts';

/** Each kind of `<travel-consent>`, and the visitor's decision about it before this page. */
const DECIDED: Readonly<Record<string, () => unknown>> = {
  cookies: acceptedBefore,
  tcf: tcStringBefore,
  notice: () => readCookie('travel_meta_hideCookieMessage'),
  'two-party': () => readCookie('travel_meta_twoPartyAccepted'),
  'data-transfer': () => readCookie('travel_meta_dataTransferAccepted') ?? readCookie('DATA_CONSENT'),
};

/** Whether the site has this kind at all. Source: CNS-003. */
export const isOffered = (kind: string, { consentCategories, consent }: Settings): boolean =>
  kind === 'tcf' ? !!(consentCategories && consent?.cmpId) : kind !== 'cookies' || !!consentCategories;

/** CNS-001: for pages that show the banner by other means, or not yet. */
const isHidden = (kind: string) => /[?&]hcd=true(&|$)/.test(location.search) && /cook|tcf|not/.test(kind);

/** The kinds that this visitor has to be asked about. Source: CNS-002. */
export const kindsToAsk = (settings: Settings): string[] =>
  Object.keys(DECIDED).filter(
    (kind) => hasCookies() && isOffered(kind, settings) && !isHidden(kind) && !DECIDED[kind]?.(),
  );
