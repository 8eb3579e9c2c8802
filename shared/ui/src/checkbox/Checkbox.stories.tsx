import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link, linkSheet } from '../link/index.ts';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Checkbox, choiceSheet, fieldSheet } from './index.ts';

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Checkbox',
  component: Checkbox,
  decorators: [primitiveFrame(fieldSheet, choiceSheet, linkSheet)],
  args: { label: 'Breakfast included' },
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = { args: { isIndeterminate: true, label: 'All meals' } };

export const WithHint: Story = { args: { hint: 'Served from 7 to 10', defaultChecked: true } };

export const WithLink: Story = {
  args: {
    label: (
      <>
        I have read the <Link href="#terms">terms of use</Link>
      </>
    ),
  },
};

export const Invalid: Story = { args: { error: 'Agree to the terms to go on.', label: 'I agree to the terms' } };

export const Disabled: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
      <Checkbox {...args} disabled isIndeterminate />
    </>
  ),
};

export const Toggled: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    await userEvent.click(frame.getByText('Breakfast included'));
    await expect(frame.getByRole('checkbox')).toBeChecked();
  },
};
