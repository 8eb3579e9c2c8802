import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../button/index.ts';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { type ToastData, ToastRegion, toastSheets, useToasts } from './index.ts';

/** Shows its toasts as if just added. */
function Demo({ given }: { given: readonly ToastData[] }): ReactNode {
  const { toasts, show, dismiss } = useToasts();
  useEffect(() => given.forEach(show), [given, show]);
  return (
    <>
      <Button onClick={() => show({ id: `${Date.now()}`, text: 'Saved to your trips' })}>Save another</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} label="Messages" closeLabel="Dismiss" />
    </>
  );
}

const meta: Meta<typeof ToastRegion> = {
  title: 'Components/Toast',
  component: ToastRegion,
  decorators: [primitiveFrame(...toastSheets)],
  render: ({ toasts }) => <Demo given={toasts} />,
  parameters: { docs: { story: { height: '18rem' } } },
};
export default meta;

type Story = StoryObj<typeof ToastRegion>;

export const Plain: Story = { args: { toasts: [{ id: 'plain', text: 'Saved to your trips', durationMs: null }] } };

export const Success: Story = {
  args: { toasts: [{ id: 'done', text: 'Your password has been changed', tone: 'success', durationMs: null }] },
};

export const Failure: Story = {
  args: { toasts: [{ id: 'failed', text: 'The trip could not be saved', tone: 'danger', durationMs: null }] },
};

/** The toast stays until it is used or dismissed. */
export const WithAction: Story = {
  args: {
    toasts: [{ id: 'undo', text: 'Removed from “Lisbon in May”', action: { text: 'Undo', onSelect: () => {} } }],
  },
};

export const LongText: Story = {
  args: {
    toasts: [
      {
        id: 'long',
        text: 'We saved this flight to your trips and will tell you by e-mail when its price changes, until you remove it',
        action: { text: 'Show trip', onSelect: () => {} },
      },
    ],
  },
};

export const Several: Story = {
  args: {
    toasts: [
      { id: 'one', text: 'Saved to “Lisbon in May”', tone: 'success', durationMs: null },
      { id: 'two', text: 'Removed from “Oslo”', action: { text: 'Undo', onSelect: () => {} } },
    ],
  },
};

/** Press the button: it leaves after five seconds, unless the pointer or the focus is on it. */
export const LeavesByItself: Story = { args: { toasts: [] } };
