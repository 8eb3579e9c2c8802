import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { fieldSheet, PhoneField, phoneFieldSheet } from './index.ts';

const meta: Meta<typeof PhoneField> = {
  title: 'Components/Phone field',
  component: PhoneField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(fieldSheet, phoneFieldSheet),
  ],
  args: {
    label: 'Telephone',
    texts: { country: 'Country', number: 'Number' },
    lang: 'en-GB',
    defaultCountry: 'DE',
  },
};
export default meta;

type Story = StoryObj<typeof PhoneField>;

export const Empty: Story = { args: { hint: 'For questions about your trip' } };

export const Filled: Story = { args: { defaultValue: '+44 20 7946 0000', required: true } };

export const Invalid: Story = {
  args: { defaultValue: 'ask me', error: 'Enter a telephone number, such as +49 30 123456.' },
};
