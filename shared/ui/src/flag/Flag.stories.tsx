import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { JAPAN, NO_PICTURE, PORTUGAL } from './Flag.fixtures.ts';
import { Flag, flagSheet } from './index.ts';

const meta: Meta<typeof Flag> = {
  title: 'Components/Flag',
  component: Flag,
  decorators: [primitiveFrame(flagSheet)],
  args: { src: PORTUGAL },
};
export default meta;

type Story = StoryObj<typeof Flag>;

/** 18 by 12, beside the country's name: decorative. */
export const Medium: Story = {
  render: (args) => (
    <span>
      <Flag {...args} /> Portugal
    </span>
  ),
};

/** 21 by 14 */
export const Large: Story = { ...Medium, args: { size: 'large' } };

/** White flags keep an edge. */
export const Pale: Story = {
  args: { src: JAPAN, size: 'large' },
  render: (args) => (
    <span>
      <Flag {...args} /> Japan
    </span>
  ),
};

/** Alone it needs a name. */
export const Alone: Story = { args: { label: 'Portugal' } };

/** The picture failed to load. */
export const Failed: Story = {
  args: { src: NO_PICTURE },
  render: (args) => (
    <span>
      <Flag {...args} /> Atlantis
    </span>
  ),
};
