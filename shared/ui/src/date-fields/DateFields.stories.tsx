import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { DateFields, dateFieldsSheet, fieldSheet } from './index.ts';

const meta: Meta<typeof DateFields> = {
  title: 'Components/Date fields',
  component: DateFields,
  decorators: [primitiveFrame(fieldSheet, dateFieldsSheet)],
  args: {
    label: 'Date of birth',
    hint: 'As in the passport, such as 28 2 1990',
    texts: { day: 'Day', month: 'Month', year: 'Year' },
    lang: 'en-GB',
  },
};
export default meta;

type Story = StoryObj<typeof DateFields>;

export const Empty: Story = { args: { required: true } };

export const Filled: Story = { args: { defaultValue: '1990-02-28' } };

export const OneIsWrong: Story = { args: { defaultValue: '1990-13-28', error: 'Enter a day that exists.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '1990-02-28' } };
