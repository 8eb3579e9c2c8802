import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // Pages to read and to work with: nothing is to be controlled there, and the composer needs the room.
    showPanel: ({ storyId = '' }, isShown) => (storyId.startsWith('foundations-') ? false : isShown),
  },
});
