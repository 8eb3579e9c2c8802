import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { framedPage, framedPolicy, hostPage, hostPolicy } from './pages.ts';

export const title = 'Page around a frame';
export const description =
  'A page of a partner with <travel-frame>, and our page in it with frame.js: its height, anchors and calls. Strict policies on both.';

/**
 * `?framed` is the page in the frame: `case` says what is in it, `host` is the origin of the page around it, `fixed` has it
 * report no height, `public` that it needs no session, and `lang=ar` is its language. Here both are of one origin; the spec has another host.
 */
export function render({ nonce, origin, query }: ScenarioContext): ScenarioResponse {
  if (!query.has('framed')) {
    const src = '/scenarios/frame-host/?framed';
    return {
      headers: { 'Content-Security-Policy': hostPolicy(nonce, "'self'") },
      html: hostPage({ nonce, shell: '', src }),
    };
  }
  // From the address, into a header and an attribute.
  const given = (query.get('host') ?? origin).split(' ').filter((host) => URL.canParse(host));
  const hosts = given.map((host) => new URL(host).origin).join(' ');
  return {
    headers: { 'Content-Security-Policy': framedPolicy(nonce, hosts) },
    html: framedPage({
      nonce,
      hosts,
      name: query.get('case') ?? 'form',
      config: query.get('config') ?? '{}',
      reportsHeight: !query.has('fixed'),
      needsSession: !query.has('public'),
      lang: query.get('lang') === 'ar' ? 'ar' : 'en',
    }),
  };
}
