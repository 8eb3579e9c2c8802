import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { choiceSheet, fieldSheet, RadioGroup, radioGroupSheet } from './index.ts';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/Radio group',
  component: RadioGroup,
  decorators: [primitiveFrame(fieldSheet, choiceSheet, radioGroupSheet)],
  args: {
    label: 'Class',
    options: [
      { value: 'economy', title: 'Economy' },
      { value: 'premium', title: 'Premium economy', hint: 'More room, and the first to board' },
      { value: 'business', title: 'Business' },
      { value: 'first', title: 'First', disabled: true },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const NothingChosen: Story = { args: { hint: 'For the whole trip' } };

export const Chosen: Story = { args: { defaultValue: 'premium' } };

export const Horizontal: Story = {
  args: {
    label: 'Trip',
    orientation: 'horizontal',
    defaultValue: 'return',
    options: [
      { value: 'return', title: 'Return' },
      { value: 'one-way', title: 'One way' },
      { value: 'multi', title: 'Several cities' },
    ],
  },
};

export const Invalid: Story = { args: { required: true, error: 'Choose a class.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'premium' } };

export const Changed: Story = {
  args: { defaultValue: 'economy' },
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    await userEvent.click(frame.getByText('Business'));
    await expect(frame.getByRole('radio', { name: 'Business' })).toBeChecked();
    await expect(frame.getByRole('radio', { name: 'Economy' })).not.toBeChecked();
  },
};
