import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Spinner, spinnerSheet } from './index.ts';

const meta: Meta<typeof Spinner> = {
  title: 'Components/Spinner',
  component: Spinner,
  decorators: [primitiveFrame(spinnerSheet)],
  args: { label: 'Loading trips' },
};
export default meta;

type Story = StoryObj<typeof Spinner>;

/** 40 */
export const Default: Story = {};

export const Small: Story = { args: { size: 20 } };

/** Decorative: the text beside it names what is loading. */
export const BesideText: Story = {
  args: { size: 20, label: '' },
  render: (args) => (
    <span role="status" style={{ display: 'inline-flex', gap: '0.6em', alignItems: 'center' }}>
      <Spinner {...args} /> Sending your invitation…
    </span>
  ),
};
