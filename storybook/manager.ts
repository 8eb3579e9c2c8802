import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // These pages have no controls, and the composer needs the space.
    showPanel: ({ storyId = '' }, isShown) => (storyId.startsWith('foundations-') ? false : isShown),
  },
});
