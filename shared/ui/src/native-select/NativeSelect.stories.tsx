import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { CountryField, CurrencyField, fieldSheet } from './index.ts';

const meta: Meta<typeof CountryField> = {
  title: 'Components/Native select',
  component: CountryField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(fieldSheet),
  ],
  args: { label: 'Country', lang: 'en-GB' },
};
export default meta;

type Story = StoryObj<typeof CountryField>;

export const Empty: Story = { args: { hint: 'Where your company has its seat' } };

export const Chosen: Story = { args: { defaultValue: 'DE', required: true } };

export const Currency: StoryObj<typeof CurrencyField> = {
  render: (args) => <CurrencyField {...args} />,
  args: { label: 'Currency', defaultValue: 'EUR' },
};

export const Invalid: Story = { args: { error: 'Choose a country from the list.' } };

export const Disabled: Story = { args: { defaultValue: 'FR', disabled: true } };
