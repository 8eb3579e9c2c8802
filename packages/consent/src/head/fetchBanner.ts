import { FIRST_DEFAULTS, LOCALES } from '@travel-shell/core';
import { resolveMarkup } from '@travel-shell/core/resolveMarkup';
import type { Policy } from './createPolicy.ts';
import type { Settings } from './Settings.ts';

/**
 * Fills an empty element with its static file, as loader.js does for other pieces.
 * @param base folder of consent.js
 * @returns rejects where that cannot be had; the browser has logged the request
 */
export async function fetchBanner(
  element: HTMLElement,
  kind: string,
  settings: Settings,
  base: string,
  policy: Policy,
): Promise<void> {
  const config = { ...FIRST_DEFAULTS, ...settings };
  if (config.fragments === 'off') return;
  const folder = config.fragments === 'auto' ? `${base}fragments` : config.fragments;
  const [brand, given, presentation] = (['brand', 'locale', 'presentation'] as const).map(
    (look) => element.getAttribute(look) || config[look],
  );
  const [language] = (given || document.documentElement.lang).toLowerCase().split(/[-_]/) as [string];
  const locale = LOCALES.find((each) => each.startsWith(language)) ?? LOCALES[0];
  const answer = await fetch(`${folder}/consent/${brand}.${locale}.${presentation}.${kind}.html`);
  const holder = document.createElement('div');
  const { siteBase, apiBase } = config;
  holder.setHTMLUnsafe(policy.createHTML(resolveMarkup(await answer.text(), { siteBase, apiBase } as never)));
  const view = holder.firstElementChild?.shadowRoot;
  // React may have been faster.
  if (!view || element.shadowRoot || customElements.get(element.localName)) return;
  const root = element.attachShadow({ mode: 'open' });
  // As objects, which no content security policy of the page refuses.
  root.adoptedStyleSheets = [...view.querySelectorAll('style')].map((style) => {
    style.remove();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    return sheet;
  });
  root.append(...view.childNodes);
}
