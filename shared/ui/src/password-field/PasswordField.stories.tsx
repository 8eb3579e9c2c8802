import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { fieldSheet, PasswordField, passwordFieldSheet } from './index.ts';

const meta: Meta<typeof PasswordField> = {
  title: 'Components/Password field',
  component: PasswordField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(fieldSheet, passwordFieldSheet),
  ],
  args: { label: 'Password', showText: 'Show password', capsLockText: 'Caps Lock is on' },
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Hidden: Story = { args: { defaultValue: 'correct horse' } };

export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    const button = frame.getByRole('button', { name: 'Show password' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(frame.getByLabelText('Password')).toHaveAttribute('type', 'text');
    button.blur();
  },
};

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    const field = frame.getByLabelText('Password');
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
    await expect(await frame.findByText('Caps Lock is on')).toBeVisible();
  },
};

export const WithStrength: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    defaultValue: 'abc',
    hint: 'At least 8 characters',
    strength: 'Strength: weak',
  },
};

export const Invalid: Story = { args: { error: 'This password is not right.' } };

export const Disabled: Story = { args: { disabled: true } };
