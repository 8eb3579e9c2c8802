import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VERTICAL_ICONS } from '../generated/verticalIcons.ts';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { type TabItem, Tabs, tabsSheets } from './index.ts';

const TRIP: TabItem[] = [
  { id: 'plan', label: 'Plan', content: 'Two nights in Lisbon, then by train to Porto.' },
  { id: 'saved', label: 'Saved', content: 'Nothing saved yet. What you save shows here.' },
  { id: 'people', label: 'People', content: 'You travel alone. Invite others to plan with you.' },
];

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  decorators: [primitiveFrame(...tabsSheets)],
  args: { label: 'Trip', tabs: TRIP },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const Automatic: Story = {};

/** For panels that take time to show: arrows move the focus, Enter or Space selects. */
export const Manual: Story = { args: { activation: 'manual' } };

const VERTICALS = {
  hotels: 'Stays',
  flights: 'Flights',
  cars: 'Cars',
  packages: 'Packages',
  trains: 'Trains',
} as const;

export const WithIcons: Story = {
  args: {
    label: 'Search for',
    tabs: Object.entries(VERTICALS).map(([id, label]) => ({
      id,
      label,
      icon: VERTICAL_ICONS[id as keyof typeof VERTICALS],
      content: `Search for ${label.toLowerCase()}.`,
    })),
  },
};

export const OneDisabled: Story = {
  args: { tabs: TRIP.map((tab) => ({ ...tab, disabled: tab.id === 'saved' })) },
};

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2027, month, 1).toLocaleDateString('en-US', { month: 'long' }),
);

/** More than fit: the list scrolls and fades out where there is more. */
export const Overflowing: Story = {
  args: {
    label: 'Month',
    defaultValue: 'June',
    tabs: MONTHS.map((month) => ({ id: month, label: month, content: `What is cheap in ${month}.` })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26em' }}>
        <Story />
      </div>
    ),
  ],
};

/** The arrows select, Home and End go to the ends. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = within(insideFrame(canvasElement));
    page.getByRole('tab', { name: 'Plan' }).focus();
    await userEvent.keyboard('{End}');
    await expect(page.getByRole('tabpanel', { name: 'People' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(page.getByRole('tabpanel', { name: 'Plan' })).toBeVisible();
  },
};
