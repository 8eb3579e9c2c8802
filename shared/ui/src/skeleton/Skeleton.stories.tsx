import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Skeleton, skeletonSheet } from './index.ts';

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(skeletonSheet),
  ],
};
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Text: Story = { args: { lines: 3 } };

export const Circle: Story = { args: { shape: 'circle' } };

export const Block: Story = {
  args: { shape: 'block' },
  render: (args) => (
    <div style={{ blockSize: '8em' }}>
      <Skeleton {...args} />
    </div>
  ),
};

/** A typical use: a card that is loading. */
export const Card: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'flex', gap: '1em', alignItems: 'center' }}>
      <Skeleton shape="circle" />
      <div style={{ flex: 1 }}>
        <Skeleton lines={2} />
      </div>
    </div>
  ),
};
