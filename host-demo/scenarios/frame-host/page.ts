import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { framedPage, framedPolicy, hostPage, hostPolicy } from './pages.ts';

export const title = 'Page around a frame';
export const description =
  'A page of a partner with <travel-frame>, and our page in it with frame.js: its height, anchors and calls. Strict policies on both.';

/** `?framed` is the page in the frame. Here both are of one origin; the spec has two. */
export function render({ nonce, origin, query }: ScenarioContext): ScenarioResponse {
  if (!query.has('framed')) {
    const src = '/scenarios/frame-host/?framed';
    const policy = hostPolicy(nonce, "'self'");
    return { headers: { 'Content-Security-Policy': policy }, html: hostPage({ nonce, shell: '', src }) };
  }
  return {
    headers: { 'Content-Security-Policy': framedPolicy(nonce, "'self'") },
    html: framedPage({ nonce, hosts: origin, name: 'form' }),
  };
}
