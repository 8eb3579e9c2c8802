import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { fieldSheet, TextArea, textAreaSheet } from './index.ts';

const countText = (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`);

const meta: Meta<typeof TextArea> = {
  title: 'Components/Text area',
  component: TextArea,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(fieldSheet, textAreaSheet),
  ],
  args: { label: 'What happened?' },
};
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Empty: Story = { args: { hint: 'No card numbers, please', required: true } };

export const Counted: Story = {
  args: { defaultValue: 'The price changed on the last page.', maxLength: 200, countText },
};

export const TooLong: Story = {
  args: {
    defaultValue: 'The price changed on the last page, twice.',
    maxLength: 20,
    countText,
    error: 'Use at most 20 characters.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on 3 May' } };
