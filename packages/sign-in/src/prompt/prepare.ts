import { getConfig, type Presentation } from '@travel-shell/contract';
import type { AttributeValues } from '@travel-shell/element/contract';
import { resolveLocale } from '@travel-shell/i18n';
import { loadLooks } from '@travel-shell/tokens';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { loadMessages } from '../messages/generated/loadMessages.ts';
import type { Messages } from '../messages/generated/Messages.ts';
import type { contract } from './contract.ts';
import sheet from './Prompt.shadow.css';

export interface PromptPreparation {
  presentation: Presentation;
  messages: Messages;
}

/** The values `prepare` reads. */
export const PREPARE_ON = ['brand', 'locale', 'presentation'] as const;

/** Settles looks and language, and loads what the view needs of them. */
export async function prepare(
  values: Pick<AttributeValues<typeof contract>, (typeof PREPARE_ON)[number]>,
): Promise<{ prepared: PromptPreparation; sheets: CSSStyleSheet[] }> {
  const config = getConfig();
  const locale = resolveLocale(values.locale ?? (config.locale || globalThis.document?.documentElement.lang));
  const [looks, messages] = await Promise.all([loadLooks(values.brand ?? config.brand), loadMessages(locale)]);
  const presentation = values.presentation ?? config.presentation;
  return { prepared: { presentation, messages }, sheets: [...looks, baseSheet, buttonSheet, sheet] };
}
