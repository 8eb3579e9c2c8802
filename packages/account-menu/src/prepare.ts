import { getConfig, type Presentation } from '@travel-shell/contract';
import type { AttributeValues } from '@travel-shell/element/contract';
import { resolveLocale } from '@travel-shell/i18n';
import { authState } from '@travel-shell/store';
import { loadLooks } from '@travel-shell/tokens';
import { adaptiveSheet } from '@travel-shell/ui/adaptive';
import { avatarSheet } from '@travel-shell/ui/avatar';
import { baseSheet } from '@travel-shell/ui/base';
import sheet from './AccountMenu.shadow.css';
import type { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { loadSignedIn } from './parts/loadSignedIn.ts';
import { loadPart } from './parts/useLater.ts';

export interface AccountMenuPreparation {
  presentation: Presentation;
  messages: Messages;
  /** What the page's configuration says where an attribute does not. */
  tracking: 'on' | 'off';
  dashboardPage: string | undefined;
  /** BIZ-O06 */
  isMarkerEnabled: boolean;
}

type Values = AttributeValues<typeof contract>;

/** The values `prepare` reads. */
export const PREPARE_ON = ['brand', 'locale', 'presentation', 'contents', 'priceAlerts', 'dashboardPage'] as const;

/** Settles looks, language and what is configured, and loads what the view needs of them. */
export async function prepare(
  values: Pick<Values, (typeof PREPARE_ON)[number]>,
): Promise<{ prepared: AccountMenuPreparation; sheets: CSSStyleSheet[] }> {
  const config = getConfig();
  const locale = resolveLocale(values.locale ?? (config.locale || globalThis.document?.documentElement.lang));
  // In the fragment of a host the tokens are the host's, and what a dropdown and an avatar need is for later.
  const isNested = values.contents && typeof document === 'undefined';
  const [looks, messages] = await Promise.all([
    isNested ? [] : loadLooks(values.brand ?? config.brand),
    loadMessages(locale),
    // Known already where another piece has asked, as the header has: then the first view is the whole one.
    authState.get().status === 'signedIn' && loadPart(loadSignedIn),
  ]);
  return {
    prepared: {
      presentation: values.presentation ?? config.presentation,
      messages,
      tracking: values.priceAlerts ?? (config.priceAlerts ? 'on' : 'off'),
      dashboardPage: values.dashboardPage ?? config.profileDashboardPage,
      isMarkerEnabled: config.onboardingMarker ?? false,
    },
    sheets: isNested ? [baseSheet, sheet] : [...looks, baseSheet, adaptiveSheet, avatarSheet, sheet],
  };
}
