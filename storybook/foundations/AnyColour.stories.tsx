import type { Meta, StoryObj } from '@storybook/react-vite';
import { THIRTY_COLOURS } from '@travel-shell/testing/thirtyColours';
import type { Looks } from '../toolbar.ts';
import { ColourPanels, panelSheets } from './ColourPanels.tsx';
import { FoundationPage } from './FoundationPage.tsx';

const meta: Meta = { title: 'Foundations/Brand of any colour', tags: ['!autodocs'] };
export default meta;

/** Colours made of one brand colour, for thirty of them; `panelProblems.browser.test.tsx` checks contrast and hue. */
export const ContactSheet: StoryObj = {
  name: 'Thirty colours',
  // The sheet shows all presentations.
  globals: { presentation: 'default' },
  render: (_, { globals }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      sheets={panelSheets}
      title="A brand of any colour"
      lead="A page sets one colour, --travel-color-brand; links, the current item, rings, flags, tints, dark surfaces and the bar in AOS are made of it. The hue stays, lightness changes until it can be read."
    >
      <ul className="colours">
        {THIRTY_COLOURS.map((colour) => (
          <ColourPanels key={colour} colour={colour} />
        ))}
      </ul>
    </FoundationPage>
  ),
};
