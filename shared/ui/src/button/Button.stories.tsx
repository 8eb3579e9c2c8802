import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, within } from 'storybook/test';
import { closeIcon, externalIcon, searchIcon } from '../generated/icons.ts';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Button, buttonSheet } from './index.ts';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  decorators: [primitiveFrame(buttonSheet)],
  args: { children: 'Search flights', onClick: fn() },
  // All runs of a story share one function, and there is one run for each look.
  beforeEach: ({ args }) => {
    if (args.onClick) mocked(args.onClick).mockClear();
  },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'quiet', 'danger', 'link'] },
    size: { control: 'select', options: ['small', 'medium', 'large'] },
  },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(insideFrame(canvasElement)).getByRole('button', { name: 'Search flights' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    button.blur();
  },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete account' } };

export const LinkLook: Story = { args: { variant: 'link', children: 'Change' } };

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1em' } as const;

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </div>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} icon={searchIcon} />
      <Button {...args} variant="quiet" endIcon={externalIcon}>
        Open the map
      </Button>
      <Button onClick={args.onClick} variant="quiet" icon={closeIcon} iconLabel="Close" />
      <Button onClick={args.onClick} icon={searchIcon} iconLabel="Search" />
    </div>
  ),
};

export const Loading: Story = {
  args: { isLoading: true, loadingText: 'Searching…' },
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const [button] = within(insideFrame(canvasElement)).getAllByRole('button', { name: 'Searching…' });
    button?.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
      <Button {...args} variant="link" />
    </div>
  ),
};

export const FullWidth: Story = {
  args: { fullWidth: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20em' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: { children: 'Jetzt unverbindlich die günstigsten Flugverbindungen suchen' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14em' }}>
        <Story />
      </div>
    ),
  ],
};
