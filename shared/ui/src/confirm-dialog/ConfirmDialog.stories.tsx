import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { ConfirmDialog, type ConfirmDialogProps, confirmDialogSheets } from './index.ts';

function Demo({ isOpen: isOpenAtFirst, ...props }: ConfirmDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the trip</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  decorators: [primitiveFrame(...confirmDialogSheets)],
  render: (args) => <Demo {...args} />,
  args: {
    isOpen: true,
    delayMs: 0,
    heading: 'Delete “Lisbon in May”?',
    children: <p>Three saved flights and a hotel go with it. This cannot be undone.</p>,
    confirmText: 'Delete',
    cancelText: 'Keep it',
    sendingText: 'Deleting…',
    errorText: 'It could not be deleted. Try again in a moment.',
    isDangerous: true,
    onConfirm: () => new Promise((resolve) => setTimeout(resolve, 1200, undefined)),
  },
  parameters: { docs: { story: { height: '26rem' } } },
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

const confirm: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(insideFrame(canvasElement)).findByRole('button', { name: 'Delete' }));
};

export const Idle: Story = {};

export const Harmless: Story = {
  args: {
    heading: 'Switch to Swiss francs?',
    children: <p>Prices on this page will be loaded again.</p>,
    confirmText: 'Switch',
    isDangerous: false,
  },
};

export const Sending: Story = { args: { onConfirm: () => new Promise(() => {}) }, play: confirm };

export const Failed: Story = {
  args: { onConfirm: async () => 'You seem to be offline. The trip is still there.' },
  play: async (context) => {
    await confirm?.(context);
    await within(insideFrame(context.canvasElement)).findByText(/offline/);
  },
};
