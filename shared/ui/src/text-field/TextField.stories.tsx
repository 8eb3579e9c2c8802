import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { searchIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { typeInto } from '../stories/typeInto.ts';
import { fieldSheet, TextField } from './index.ts';

const meta: Meta<typeof TextField> = {
  title: 'Components/Text field',
  component: TextField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(fieldSheet),
  ],
  args: { label: 'Full name' },
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = { args: { placeholder: 'Amelia Fernández' } };

export const Filled: Story = { args: { defaultValue: 'Amelia Fernández' } };

export const WithHint: Story = { args: { hint: 'As in your passport' } };

export const Invalid: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'amelia@',
    error: 'Enter an address like name@example.com.',
  },
};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Amelia Fernández', hint: 'Set by your company' },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'K7XQ2M', label: 'Booking code' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const field = within(insideFrame(canvasElement)).getByRole('textbox', { name: 'Full name' });
    typeInto(field, 'Amelia');
    await expect(field).toHaveValue('Amelia');
  },
};

export const Search: Story = {
  args: {
    label: 'Search',
    hideLabel: true,
    type: 'search',
    placeholder: 'Where to?',
    prefix: <Icon path={searchIcon} />,
  },
};

export const NumberWithUnit: Story = {
  args: { label: 'Price up to', type: 'number', prefix: '€', suffix: 'per night', defaultValue: '120', maxLength: 5 },
};

export const MaximumLength: Story = {
  args: { label: 'Company name', maxLength: 12, defaultValue: 'A name that is longer than twelve' },
  play: async ({ canvasElement }) => {
    await expect(within(insideFrame(canvasElement)).getByRole('textbox')).toHaveValue('A name that ');
  },
};
