import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, buttonSheet } from '../button/index.ts';
import { Dialog, dialogSheet } from '../dialog/index.ts';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { verticalIcon } from '../vertical-icons/index.ts';
import { Navigation, type NavigationLink, navigationSheet } from './index.ts';

const LINKS: NavigationLink[] = [
  { text: 'Flights', href: '#flights', icon: verticalIcon('flights'), isCurrent: true },
  { text: 'Hotels', href: '#hotels', icon: verticalIcon('hotels') },
  { text: 'Cars', href: '#cars', icon: verticalIcon('cars') },
  { text: 'Trains and buses', href: '#trains', icon: verticalIcon('trains') },
  { text: 'Packages', href: '#packages', icon: verticalIcon('packages') },
];

const meta: Meta<typeof Navigation> = {
  title: 'Components/Navigation',
  component: Navigation,
  decorators: [primitiveFrame(buttonSheet, dialogSheet, navigationSheet)],
  args: { label: 'Travel', links: LINKS },
};
export default meta;

type Story = StoryObj<typeof Navigation>;

export const Inline: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16em' }}>
        <Story />
      </div>
    ),
  ],
};

function Demo(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Navigation
        variant="dialog"
        label="Travel"
        links={LINKS}
        dialog={(links) => (
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} heading="Travel" closeLabel="Close" narrowShape="full">
            {links}
          </Dialog>
        )}
      />
    </>
  );
}

/** Fills a phone; a popup on wide windows. */
export const InDialog: Story = {
  render: () => <Demo />,
  parameters: { docs: { story: { height: '30rem' } } },
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    const dialog = await frame.findByRole('dialog', { name: 'Travel' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(false));
    await userEvent.click(frame.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(true));
  },
};
