import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Switch, SwitchControl, SwitchLabel, SwitchRoot, switchSheet } from './index.ts';

const meta: Meta<typeof Switch> = {
  title: 'Components/Switch',
  component: Switch,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(switchSheet),
  ],
  args: { label: 'Price alerts' },
};
export default meta;

type Story = StoryObj<typeof Switch>;

export const Off: Story = {};

export const On: Story = { args: { isOnAtFirst: true } };

export const WithHint: Story = { args: { isOnAtFirst: true, hint: 'A mail when a fare you watch becomes cheaper' } };

export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled isOnAtFirst />
    </>
  ),
};

export const ControlFirst: Story = {
  render: () => (
    <SwitchRoot isOnAtFirst>
      <span style={{ display: 'flex', gap: '0.75em' }}>
        <SwitchControl />
        <SwitchLabel>Price alerts</SwitchLabel>
      </span>
    </SwitchRoot>
  ),
};

export const Toggled: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    await userEvent.click(frame.getByText('Price alerts'));
    await expect(frame.getByRole('switch', { name: 'Price alerts' })).toBeChecked();
  },
};
