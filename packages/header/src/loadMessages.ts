import type { Locale } from '@travel-shell/contract';
import type { Messages } from './messages/Messages.ts';

// Chunk names end in the attribute's value: the build reads from them which chunk a page needs.
const MESSAGES: Record<Locale, () => Promise<{ messages: Messages }>> = {
  'en-US': () => import(/* webpackChunkName: "header-messages-en-US" */ './messages/en-US.ts'),
  'de-DE': () => import(/* webpackChunkName: "header-messages-de-DE" */ './messages/de-DE.ts'),
  'fr-FR': () => import(/* webpackChunkName: "header-messages-fr-FR" */ './messages/fr-FR.ts'),
  'es-ES': () => import(/* webpackChunkName: "header-messages-es-ES" */ './messages/es-ES.ts'),
  'ja-JP': () => import(/* webpackChunkName: "header-messages-ja-JP" */ './messages/ja-JP.ts'),
  ar: () => import(/* webpackChunkName: "header-messages-ar" */ './messages/ar.ts'),
};

/** The header's words in one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await MESSAGES[locale]()).messages;
}
