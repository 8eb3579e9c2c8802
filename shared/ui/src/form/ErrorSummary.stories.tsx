import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { fieldSheet, TextField } from '../text-field/index.ts';
import { ErrorSummary, formSheet } from './index.ts';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '26em' }}>
        <Story />
        <TextField id="company" label="Company" error="Please fill this in." />
      </form>
    ),
    primitiveFrame(fieldSheet, formSheet),
  ],
};
export default meta;

type Story = StoryObj<typeof ErrorSummary>;

export const Fields: Story = {
  args: {
    text: 'Please check 2 fields.',
    links: [
      { id: 'company', label: 'Company', text: 'Please fill this in.' },
      { id: 'website', label: 'Website', text: 'Enter an address that begins with https://.' },
    ],
  },
};

export const WholeForm: Story = { args: { text: 'That was not saved. Please try again.', links: [] } };
