import { createElement } from 'react';
import { Badge } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { PieceLinks } from './PieceLinks.ts';
import { shownName } from './searchNames.ts';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type, tags }) => {
      const change = type === 'story' && ['new', 'changed'].find((tag) => tags.includes(tag));
      if (!change) return shownName(name);
      return createElement('span', {}, shownName(name), ' ', createElement(Badge, { compact: true }, change));
    },
  },
  layoutCustomisations: {
    // These pages have no controls, and the composer needs the space.
    showPanel: ({ storyId = '' }, isShown) => (storyId.startsWith('foundations-') ? false : isShown),
  },
});

addons.register('travel-shell', () => {
  addons.add('travel-shell/links', { type: types.TOOL, title: 'Where else it is', render: PieceLinks });
});
