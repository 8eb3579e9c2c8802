import type { Meta, StoryObj } from '@storybook/react-vite';
import { bellIcon, checkIcon, clockIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Badge, type BadgeTone, badgeSheet } from './index.ts';

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  component: Badge,
  decorators: [primitiveFrame(badgeSheet)],
  args: { children: 'Confirmed', tone: 'success' },
  argTypes: { icon: { control: false } },
};
export default meta;

type Story = StoryObj<typeof Badge>;

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75em' } as const;

export const One: Story = {};

const TONES: Record<BadgeTone, string> = {
  neutral: 'Draft',
  brand: 'New',
  success: 'Confirmed',
  warning: 'Expires soon',
  danger: 'Cancelled',
  info: 'In review',
};

export const Tones: Story = {
  render: () => (
    <div style={ROW}>
      {Object.entries(TONES).map(([tone, text]) => (
        <Badge key={tone} tone={tone as BadgeTone}>
          {text}
        </Badge>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <div style={ROW}>
      <Badge tone="success" icon={checkIcon}>
        Checked in
      </Badge>
      <Badge tone="warning" icon={clockIcon}>
        2 hours left
      </Badge>
    </div>
  ),
};

export const Counts: Story = {
  render: () => (
    <div style={ROW}>
      <Badge shape="count" label="3 travelers">
        3
      </Badge>
      <Badge shape="count" tone="brand" label="12 saved">
        12
      </Badge>
      <Badge shape="count" tone="danger" label="More than 99 unread">
        99+
      </Badge>
    </div>
  ),
};

export const OnAnIcon: Story = {
  render: () => (
    <div style={{ position: 'relative', display: 'inline-grid', padding: '0.25em' }}>
      <Icon path={bellIcon} />
      <span style={{ position: 'absolute', insetInlineEnd: 0, insetBlockStart: '-0.5em' }}>
        <Badge shape="dot" tone="danger" label="Unread notifications" />
      </span>
    </div>
  ),
};
