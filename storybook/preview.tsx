import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { type AuthParameter, answerDefaults } from './answerApi.ts';
import { controlsOf } from './controlsOf.ts';
import { Docs } from './Docs.tsx';
import { ignoreLines } from './ignoreLines.ts';
import { keepPagePosition } from './keepPagePosition.ts';
import { Page } from './Page.tsx';
import { pieceSettled } from './pieceSettled.ts';
import { renderPiece } from './renderPiece.tsx';
import { theme } from './theme.ts';
import { INITIAL_LOOKS, type Looks, toolbar } from './toolbar.ts';
import { viewports } from './viewports.ts';

// A piece may contain others: every one is defined, whichever story is open.
import.meta.glob(['../packages/*/src/element.ts', '../packages/*/src/*/element.ts'], { eager: true });

// Parts load on demand, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
keepPagePosition();
answerDefaults();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: { ...INITIAL_LOOKS },
  render: renderPiece,
  argTypesEnhancers: [controlsOf],
  decorators: [
    (Story, { globals, parameters, component, title }) => (
      <Page
        // Scripts read preferences only once, so remount the story.
        key={`${globals.motion} ${globals.textSize} ${globals.forcedColors}`}
        looks={globals as unknown as Looks}
        auth={(parameters.auth ?? 'signedOut') as AuthParameter}
        component={component}
        isScreen={title.startsWith('Screens/')}
        emulated={parameters.emulated}
      >
        <Story />
      </Page>
    ),
  ],
  beforeEach: ({ parameters }) => ignoreLines(parameters.logs),
  // Also before the add-on runs axe on the story.
  afterEach: ({ canvasElement }) => pieceSettled(canvasElement),
  parameters: {
    layout: 'fullscreen',
    // This WCAG 2.2 rule is off by default in axe.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'What has changed',
          'Pieces',
          ['Whole page'],
          'Screens',
          'Guides',
          'Components',
          'Foundations',
        ],
      },
    },
    docs: {
      page: Docs,
      theme,
      story: { height: '22rem' },
    },
  },
};

export default preview;
