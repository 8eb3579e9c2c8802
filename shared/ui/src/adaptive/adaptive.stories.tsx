import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buttonSheet } from '../button/index.ts';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { AdaptiveExample } from './AdaptiveExample.tsx';
import { adaptiveSheet } from './index.ts';

/** A dropdown on wide windows, a sheet or the whole screen on narrow ones: press the button, then change the width. */
const meta: Meta<typeof AdaptiveExample> = {
  title: 'Components/Adaptive surface',
  component: AdaptiveExample,
  decorators: [primitiveFrame(adaptiveSheet, buttonSheet)],
  parameters: { docs: { story: { height: '16rem' } } },
  play: async ({ canvasElement }) => {
    const frame = insideFrame(canvasElement);
    await userEvent.click(within(frame).getByRole('button', { name: 'Options' }));
    await waitFor(() => expect(frame.querySelector('dialog')?.dataset.told).toMatch(/^open/));
  },
};
export default meta;

type Story = StoryObj<typeof AdaptiveExample>;

export const DropdownOrSheet: Story = {};

export const DropdownOrFullScreen: Story = { args: { narrowShape: 'full' } };
