import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, buttonSheet } from '../button/index.ts';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { fieldSheet, TextField } from '../text-field/index.ts';
import { Dialog, type DialogProps, dialogSheet } from './index.ts';

/** Press the button to reopen it; Escape, a press outside and the close button close it. */
function Demo({ isOpen: isOpenAtFirst, ...props }: DialogProps): ReactNode {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  decorators: [primitiveFrame(buttonSheet, fieldSheet, dialogSheet)],
  render: (args) => <Demo {...args} />,
  args: {
    isOpen: true,
    delayMs: 0,
    heading: 'Remember your currency?',
    closeLabel: 'Close',
    maxWidth: 'medium',
    children: (
      <p>Prices on all our sites will be shown in Swiss francs from now on. You can change this at any time.</p>
    ),
    footer: (
      <>
        <Button variant="quiet">Not now</Button>
        <Button>Remember</Button>
      </>
    ),
  },
  parameters: { docs: { story: { height: '30rem' } } },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Popup: Story = {};

export const BottomSheet: Story = { args: { shape: 'sheet' } };

export const FullScreen: Story = { args: { shape: 'full', narrowShape: 'full' } };

export const SideDrawer: Story = { args: { shape: 'side', narrowShape: 'side' } };

/** A narrow window turns it into a sheet and keeps typed text. */
export const WithForm: Story = {
  args: {
    heading: 'Who is travelling?',
    children: (
      <div style={{ display: 'grid', gap: 'var(--_space-4)' }}>
        <span>As written in the passport.</span>
        <TextField label="First name" />
        <TextField label="Last name" />
      </div>
    ),
  },
};

export const LongContents: Story = {
  args: {
    heading: 'How we use what you tell us',
    maxWidth: 680,
    children: Array.from({ length: 14 }, (_, at) => (
      <p key={at}>
        We keep the searches you make so that we can tell you when a price changes. They are deleted after ninety days,
        or when you ask for it, whichever comes first.
      </p>
    )),
  },
};

export const NoButtons: Story = { args: { footer: undefined, heading: 'Saved to your trips' } };

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const frame = insideFrame(canvasElement);
    const dialog = frame.querySelector('dialog') as HTMLDialogElement;
    await userEvent.click(within(frame).getByRole('button', { name: 'Open the dialog' }));
    await waitFor(() => expect(dialog.open).toBe(true));
    await userEvent.click(within(frame).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog.childElementCount).toBe(0));
  },
};
