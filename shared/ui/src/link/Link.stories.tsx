import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonSheet } from '../button/index.ts';
import { helpIcon } from '../generated/icons.ts';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Link, linkSheet } from './index.ts';

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  component: Link,
  decorators: [primitiveFrame(buttonSheet, linkSheet)],
  args: { href: '#fares', children: 'fare conditions' },
};
export default meta;

type Story = StoryObj<typeof Link>;

export const InText: Story = {
  render: (args) => (
    <p style={{ margin: 0, maxInlineSize: '30em' }}>
      You can change this booking once for free. Read the <Link {...args} /> before you pay.
    </p>
  ),
};

export const NewTab: Story = { args: { newTabText: 'opens in a new tab' } };

export const WithIcon: Story = { args: { icon: helpIcon, children: 'Help with this booking' } };

export const ButtonLook: Story = { args: { variant: 'primary', children: 'Show my trips' } };

export const QuietButtonLook: Story = { args: { variant: 'quiet', children: 'Show my trips' } };
