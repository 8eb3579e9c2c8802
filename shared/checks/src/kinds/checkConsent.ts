import { acceptedBefore } from '@travel-shell/core/consentCookies';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { pageDocument } from '@travel-shell/core/pageDocument';
import type { Finding } from '../Finding.ts';
import type { Embedding } from '../readEmbedding.ts';

/** Types of scripts that browsers run. */
const RUNS = /^(|module|text\/javascript|application\/javascript)$/;

/** Consent: asked before what it is about. A page that does not ask has nothing to check. */
export function checkConsent({ base = '', pieces, given }: Embedding): Finding[] {
  const gated = [...pageDocument.querySelectorAll<HTMLScriptElement>('script[data-travel-consent]')];
  const asks = pieces.some(({ localName }) => localName === 'travel-consent') || gated.length > 0 || getConsentHead();
  if (!asks || given.consentCategories === false) return [];
  const head = scripts().find(({ src, text }) => /\/consent\.js$/.test(src) || text.includes('travel-shell.consent'));
  const finding = (problem: string, fix: string): Finding => ({ kind: 'consent-late', problem, fix });
  const tag = `<script src="${base}consent.js"></script>`;
  if (!getConsentHead())
    return [
      finding(
        head
          ? `${nameOf(head)} did not run, so scripts that wait for consent wait for ever.`
          : 'The page asks for consent without consent.js.',
        `${tag}, first in the head; better its text`,
      ),
    ];

  const early = scripts().filter(
    (script) =>
      RUNS.test(script.type) && isForeign(script.src, base) && head && script.compareDocumentPosition(head) === 4,
  );
  // Allowed scripts may have that type by now, from consent.js.
  const allowed: readonly string[] = acceptedBefore() ?? [];
  const ungated = gated.filter(
    ({ type, dataset }) =>
      RUNS.test(type) && !dataset.travelConsent?.match(/\w+/g)?.every((each) => allowed.includes(each)),
  );
  return [
    ...early.map((script) =>
      finding(`${script.src} runs before consent.js, so it waits for nobody’s consent.`, waiting(script)),
    ),
    ...ungated.map((script) =>
      finding(
        `${nameOf(script)} has data-travel-consent but runs at once, as its type is not text/plain.`,
        waiting(script),
      ),
    ),
  ];
}

const scripts = () => [...pageDocument.querySelectorAll('script')];

const nameOf = ({ src }: HTMLScriptElement) => src || 'An inline script';

const waiting = ({ src, dataset }: HTMLScriptElement) =>
  `<script type="text/plain" data-travel-consent="${dataset.travelConsent ?? 'analytical'}" src="${src}"></script>`;

/** Whether it is neither the page's nor the kit's. */
const isForeign = (src: string, base: string) =>
  src !== '' && ![location.origin, base && new URL(base).origin].includes(new URL(src).origin);
