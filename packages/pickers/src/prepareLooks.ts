import { type Brand, getConfig, type Locale, type Presentation } from '@travel-shell/contract';
import { resolveLocale } from '@travel-shell/i18n';
import { loadLooks } from '@travel-shell/tokens';
import { adaptiveSheet } from '@travel-shell/ui/adaptive';
import { baseSheet } from '@travel-shell/ui/base';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Messages } from './messages/generated/Messages.ts';
import sheet from './picker.shadow.css';

export interface PickerPreparation {
  locale: Locale;
  presentation: Presentation;
  messages: Messages;
  /** What a server knows of the country site; a browser reads it off the attributes the server has set. */
  current?: { flag: string; languageNativeName: string } | undefined;
}

/** The values `prepare` reads. */
export const PREPARE_ON = ['brand', 'locale', 'presentation'] as const;

interface Looks {
  brand?: Brand | undefined;
  locale?: Locale | undefined;
  presentation?: Presentation | undefined;
}

/** Settles brand, locale and presentation, and loads what a picker's button needs of them. */
export async function prepare(values: Looks): Promise<{ prepared: PickerPreparation; sheets: CSSStyleSheet[] }> {
  const config = getConfig();
  const locale = resolveLocale(values.locale ?? (config.locale || globalThis.document?.documentElement.lang));
  const [looks, messages] = await Promise.all([loadLooks(values.brand ?? config.brand), loadMessages(locale)]);
  const presentation = values.presentation ?? config.presentation;
  return { prepared: { locale, presentation, messages }, sheets: [...looks, baseSheet, adaptiveSheet, sheet] };
}
