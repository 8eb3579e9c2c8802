import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button, buttonSheet } from '../button/index.ts';
import { chevronIcon, externalIcon, leaveIcon, luggageIcon, settingsIcon } from '../generated/icons.ts';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Menu, menuSheet } from './index.ts';

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  component: Menu,
  decorators: [primitiveFrame(buttonSheet, menuSheet)],
  args: {
    trigger: (props) => (
      <Button variant="quiet" endIcon={chevronIcon} {...props}>
        Trip options
      </Button>
    ),
    items: [
      { key: 'open', text: 'Open trip', icon: luggageIcon },
      { key: 'share', text: 'Share', note: 'With a link', icon: externalIcon },
      { key: 'settings', text: 'Settings', icon: settingsIcon, href: '#settings' },
      { key: 'export', text: 'Export to calendar', icon: externalIcon, isDisabled: true },
      { key: 'leave', text: 'Leave this trip', icon: leaveIcon, isDangerous: true, startsGroup: true },
    ],
  },
  parameters: { docs: { story: { height: '24rem' } } },
};
export default meta;

type Story = StoryObj<typeof Menu>;

const open: Story['play'] = async ({ canvasElement }) => {
  const frame = within(insideFrame(canvasElement));
  await userEvent.click(frame.getByRole('button'));
  await waitFor(() => expect(frame.getByRole('menu')).toBeVisible());
};

export const Closed: Story = {};

export const Open: Story = { play: open };

/** Arrows, Home, End and letters move the focus. */
export const Keyboard: Story = {
  play: async (context) => {
    await open?.(context);
    const frame = within(insideFrame(context.canvasElement));
    const [first, second] = frame.getAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveProperty('tabIndex', 0));
    // `userEvent.keyboard` only finds the focus in the document, not in shadow roots.
    await fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
    await waitFor(() => expect(second).toHaveProperty('tabIndex', 0));
  },
};

export const Checkable: Story = {
  args: {
    items: [
      { key: 'drops', text: 'Price drops', isChecked: true },
      { key: 'rises', text: 'Price rises', isChecked: false },
      { key: 'news', text: 'News about my trips', isChecked: true },
    ],
  },
  play: open,
};

export const Long: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, at) => ({ key: `${at}`, text: `Trip ${at + 1}` })),
  },
  play: open,
};
