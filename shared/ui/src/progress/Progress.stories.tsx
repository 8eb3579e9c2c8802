import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Progress, progressSheet } from './index.ts';

const meta: Meta<typeof Progress> = {
  title: 'Components/Progress',
  component: Progress,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(progressSheet),
  ],
  args: { label: 'Setting up your company', value: 60, valueText: '3 of 5 steps' },
};
export default meta;

type Story = StoryObj<typeof Progress>;

export const Determinate: Story = {};

export const Done: Story = { args: { value: 100, valueText: 'All done' } };

/** A share of an upload, with a percentage only. */
export const NoText: Story = { args: { label: 'Uploading logo.png', value: 35, valueText: '' } };

/** Indeterminate. */
export const Indeterminate: Story = {
  args: { label: 'Importing travelers' },
  render: ({ label }) => <Progress label={label} />,
};

export const LabelForScreenReaders: Story = { args: { hideLabel: true } };
