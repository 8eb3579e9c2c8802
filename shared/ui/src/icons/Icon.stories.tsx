import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { verticalIcon } from '../vertical-icons/index.ts';
import { calendarIcon, Icon, searchIcon } from './index.ts';

const meta: Meta<typeof Icon> = {
  title: 'Components/Icon',
  component: Icon,
  decorators: [primitiveFrame()],
  args: { path: searchIcon },
  argTypes: { path: { control: false } },
};
export default meta;

type Story = StoryObj<typeof Icon>;

export const One: Story = {};

/** Scales with its text. */
export const Sizes: Story = {
  args: { path: calendarIcon },
  render: (args) => (
    <div style={{ display: 'flex', gap: '0.5em', alignItems: 'center' }}>
      {['0.875em', '1em', '1.5em', '2em'].map((fontSize) => (
        <span key={fontSize} style={{ fontSize, display: 'inline-flex' }}>
          <Icon {...args} />
        </span>
      ))}
    </div>
  ),
};

/** All are in Foundations/Icons. */
export const Verticals: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1em' }}>
      {['flights', 'hotels', 'wizard', 'news', 'boats'].map((vertical) => (
        <Icon key={vertical} path={verticalIcon(vertical)} />
      ))}
    </div>
  ),
};
