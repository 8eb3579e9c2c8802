import { addons } from 'storybook/manager-api';
import { shownName } from './searchNames.ts';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  sidebar: { showRoots: true, renderLabel: ({ name }) => shownName(name) },
  layoutCustomisations: {
    // These pages have no controls, and the composer needs the space.
    showPanel: ({ storyId = '' }, isShown) => (storyId.startsWith('foundations-') ? false : isShown),
  },
});
