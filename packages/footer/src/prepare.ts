import { type Brand, getConfig, type Presentation } from '@travel-shell/contract';
import type { AttributeValues } from '@travel-shell/element/contract';
import { resolveLocale } from '@travel-shell/i18n';
import { loadLooks } from '@travel-shell/tokens';
import type { contract } from './contract.ts';
import sheet from './Footer.shadow.css';
import linksSheet from './links.shadow.css';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Messages } from './messages/generated/Messages.ts';
import type { Sections } from './sections.ts';

export interface FooterPreparation {
  brand: Brand;
  /** As the pickers take it. */
  locale: string;
  presentation: Presentation;
  messages: Messages;
  /** The current one. A view must not look for itself: a fragment of the last night of a year is hydrated in the next. */
  year: string;
  /** What a server gives the element as children; empty in a browser, which finds them or asks the back end. */
  sections: Sections;
}

/** The values `prepare` reads. */
export const PREPARE_ON = ['brand', 'locale', 'presentation'] as const;

type Values = Pick<AttributeValues<typeof contract>, (typeof PREPARE_ON)[number]>;

/** Settles brand, locale and presentation, and loads what the view needs of them. */
export async function prepare(values: Values): Promise<{ prepared: FooterPreparation; sheets: CSSStyleSheet[] }> {
  const config = getConfig();
  const brand = values.brand ?? config.brand;
  const locale = resolveLocale(values.locale ?? (config.locale || globalThis.document?.documentElement.lang));
  const [looks, messages] = await Promise.all([loadLooks(brand), loadMessages(locale)]);
  const presentation = values.presentation ?? config.presentation;
  const year = String(new Date().getFullYear());
  return {
    prepared: { brand, locale, presentation, messages, year, sections: {} },
    sheets: [...looks, sheet, linksSheet],
  };
}
