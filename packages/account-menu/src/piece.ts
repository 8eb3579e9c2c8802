import { definePiece, getConfig } from '@travel-shell/piece';
import { authState } from '@travel-shell/store';
import { accountButtonSheet } from '@travel-shell/ui/account-button';
import { avatarSheet } from '@travel-shell/ui/avatar';
import { baseSheet } from '@travel-shell/ui/base';
import sheet from './AccountMenu.shadow.css';
import { AccountMenu } from './AccountMenu.tsx';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { signedIn } from './parts/signedIn.ts';

/** In a host's fragment the tokens come from the host; the dropdown's and avatar's styles load later. */
const isNested = (values: { contents: boolean }) => values.contents && typeof document === 'undefined';

export const piece = definePiece({
  contract,
  View: AccountMenu,
  sheets: (values) => (isNested(values) ? [baseSheet, sheet] : [baseSheet, avatarSheet, accountButtonSheet, sheet]),
  loadMessages,
  fragmentTokens: (values) => (isNested(values) ? 'none' : 'all'),
  prepareOn: ['contents', 'priceAlerts', 'dashboardPage'],
  async prepare(values) {
    const config = getConfig();
    // Already known if another piece, such as the header, has fetched it: then the first render is complete.
    if (authState.get().status === 'signedIn') await signedIn.attempt();
    return {
      prepared: {
        tracking: values.priceAlerts ?? (config.priceAlerts ? ('on' as const) : ('off' as const)),
        dashboardPage: values.dashboardPage ?? config.profileDashboardPage,
      },
    };
  },
});
