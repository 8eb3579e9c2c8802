import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@travel-shell/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { showNotice } from './showNotice.ts';

/** A framed page that its browser gives no cookies, in its own colours and type. */
function FramedPage({ locale }: { locale: Locale }): ReactNode {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    let isGone = false;
    let undo = (): void => {};
    void loadMessages(locale).then((messages) => {
      if (isGone || !page.current) return;
      const notice = showNotice(messages, async () => false, page.current);
      undo = () => notice.remove();
    });
    return () => {
      isGone = true;
      undo();
    };
  }, [locale]);
  return (
    <article ref={page} style={{ fontFamily: '"Figtree Variable"' }}>
      <h2>Lisbon, 3 nights</h2>
    </article>
  );
}

const meta: Meta = {
  title: 'Pieces/Frame without cookies',
  parameters: { sizes: ['narrow'] },
  render: (_args, { globals }) => <FramedPage locale={globals.locale as Locale} />,
};
export default meta;

type Story = StoryObj;

const rootIn = (canvas: HTMLElement) => canvas.querySelector('article > div')?.shadowRoot;
const shown = (canvas: HTMLElement) =>
  waitFor(() => expect(rootIn(canvas)?.querySelector('button')?.checkVisibility()).toBe(true));

export const Asking: Story = { play: ({ canvasElement }) => shown(canvasElement) };

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
    rootIn(canvasElement)?.querySelector('button')?.click();
    await waitFor(() => expect(rootIn(canvasElement)?.querySelector('[role=status]')?.textContent).not.toBe(''));
  },
};
