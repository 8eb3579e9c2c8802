import { getConfig, type Presentation } from '@travel-shell/contract';
import type { AttributeValues } from '@travel-shell/element/contract';
import { resolveLocale } from '@travel-shell/i18n';
import { type BrandData, loadBrand } from '@travel-shell/tokens';
import type { contract } from './contract.ts';
import sheet from './Header.shadow.css';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Messages } from './messages/generated/Messages.ts';

export interface HeaderPreparation {
  brand: BrandData;
  presentation: Presentation;
  messages: Messages;
}

/** The values `prepare` reads. */
export const PREPARE_ON = ['brand', 'locale', 'presentation'] as const;

/** Settles brand, locale and presentation, and loads what the view needs of them. */
export async function prepare(
  values: Pick<AttributeValues<typeof contract>, (typeof PREPARE_ON)[number]>,
): Promise<{ prepared: HeaderPreparation; sheets: CSSStyleSheet[] }> {
  const config = getConfig();
  const locale = resolveLocale(values.locale ?? (config.locale || globalThis.document?.documentElement.lang));
  const [brand, messages] = await Promise.all([loadBrand(values.brand ?? config.brand), loadMessages(locale)]);
  const presentation = values.presentation ?? config.presentation;
  return { prepared: { brand, presentation, messages }, sheets: [brand.sheet, sheet] };
}
