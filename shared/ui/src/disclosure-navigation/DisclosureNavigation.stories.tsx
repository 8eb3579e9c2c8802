import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { DisclosureNavigation, disclosureNavigationSheet } from './index.ts';

const meta: Meta<typeof DisclosureNavigation> = {
  title: 'Components/Disclosure navigation',
  component: DisclosureNavigation,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(disclosureNavigationSheet),
  ],
  args: {
    label: 'Business settings',
    items: [
      { text: 'Overview', href: '/business' },
      {
        text: 'Company',
        items: [
          { text: 'General facts', href: '/business/facts', isCurrent: true },
          { text: 'Sign-on', items: [{ text: 'Providers', href: '/business/sso' }] },
        ],
      },
      { text: 'Travel', items: [{ text: 'Policies', href: '/business/policies' }] },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DisclosureNavigation>;

export const CurrentPageInGroup: Story = {};
