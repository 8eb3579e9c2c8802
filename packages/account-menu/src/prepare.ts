import { getConfig, type Presentation } from '@travel-shell/contract';
import type { AttributeValues } from '@travel-shell/element/contract';
import { resolveLocale } from '@travel-shell/i18n';
import { loadLooks } from '@travel-shell/tokens';
import { adaptiveSheet } from '@travel-shell/ui/adaptive';
import { avatarSheet } from '@travel-shell/ui/avatar';
import { baseSheet } from '@travel-shell/ui/base';
import { switchSheet } from '@travel-shell/ui/switch';
import sheet from './AccountMenu.shadow.css';
import type { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Messages } from './messages/generated/Messages.ts';

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
export const PREPARE_ON = ['brand', 'locale', 'presentation', 'priceAlerts', 'dashboardPage'] as const;

/** Settles looks, language and what is configured, and loads what the view needs of them. */
export async function prepare(
  values: Pick<Values, (typeof PREPARE_ON)[number]>,
): Promise<{ prepared: AccountMenuPreparation; sheets: CSSStyleSheet[] }> {
  const config = getConfig();
  const locale = resolveLocale(values.locale ?? (config.locale || globalThis.document?.documentElement.lang));
  const [looks, messages] = await Promise.all([loadLooks(values.brand ?? config.brand), loadMessages(locale)]);
  return {
    prepared: {
      presentation: values.presentation ?? config.presentation,
      messages,
      tracking: values.priceAlerts ?? (config.priceAlerts ? 'on' : 'off'),
      dashboardPage: values.dashboardPage ?? config.profileDashboardPage,
      isMarkerEnabled: config.onboardingMarker ?? false,
    },
    sheets: [...looks, baseSheet, adaptiveSheet, avatarSheet, switchSheet, sheet],
  };
}
