import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button, buttonSheet } from '../button/index.ts';
import { helpIcon } from '../generated/icons.ts';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Tooltip, type TooltipProps, tooltipSheet } from './index.ts';

function Demo(props: Omit<TooltipProps, 'children'>): ReactNode {
  return (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '12em' }}>
      <Tooltip {...props}>
        {(trigger) => (
          <Button variant="quiet" {...trigger}>
            Total price
          </Button>
        )}
      </Tooltip>
    </div>
  );
}

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  component: Tooltip,
  decorators: [primitiveFrame(buttonSheet, tooltipSheet)],
  render: ({ children: _, ...args }) => <Demo {...args} />,
  args: { text: 'With all taxes and fees, for two travelers.', isOpen: true },
  parameters: { docs: { story: { height: '16rem' } } },
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Top: Story = {};

export const Bottom: Story = { args: { placement: 'bottom' } };

export const Left: Story = { args: { placement: 'left', text: 'With all fees' } };

export const Right: Story = { args: { placement: 'right', text: 'With all fees' } };

export const LongText: Story = {
  args: {
    text: 'The cheapest price we have found in the last 24 hours for these dates, with all taxes and fees but without luggage, which the airline may charge for.',
  },
};

/** Rest the pointer on it, or move the focus to it. */
export const OnHoverAndFocus: Story = { args: { isOpen: undefined } };

/** The tooltip is the name of a control that shows only an icon. */
export const AsLabel: Story = {
  args: { text: 'What is included?', isLabel: true },
  render: ({ children: _, ...args }) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '12em' }}>
      <Tooltip {...args}>{(trigger) => <Button variant="quiet" icon={helpIcon} {...trigger} />}</Tooltip>
    </div>
  ),
};
