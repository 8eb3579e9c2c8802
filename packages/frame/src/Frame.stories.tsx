import type { Meta, StoryObj } from '@storybook/react-vite';
import { getConfig } from '@travel-shell/core';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import './element.ts';

/** A page with what plays frame.js. */
const FRAMED = new URL('./framedPage.html', import.meta.url).href;

const frameIn = (canvas: HTMLElement) => canvas.querySelector('travel-frame') as HTMLElement;

/** On the page of a host; what is in the element is its own. */
const meta: Meta = {
  title: 'Pieces/Frame',
  // Storybook's types only accept React components, not tags.
  component: 'travel-frame' as unknown as ComponentType,
  parameters: { sizes: ['narrow'] },
  args: {
    src: FRAMED,
    title: 'Your booking',
    children: (
      <p style={{ fontFamily: '"Figtree Variable"' }}>
        The booking is not here yet. <a href={FRAMED}>Open it by itself</a>
      </p>
    ),
  },
};
export default meta;

type Story = StoryObj;

export const Loaded: Story = {
  play: ({ canvasElement }) => waitFor(() => expect(frameIn(canvasElement).matches(':state(loaded)')).toBe(true)),
};

/** Until the page is there, the slot shows. */
export const Waiting: Story = { args: { src: `${FRAMED}?silent` } };

/** After `loadTimeout`, or where the page speaks no version of ours: the slot stays, and the console says why. */
export const NeverComes: Story = {
  args: { src: `${FRAMED}?silent` },
  parameters: { logs: /FRAME_FAILED/ },
  beforeEach: () => {
    const { travelShell } = globalThis as { travelShell?: object };
    Object.assign(globalThis, { travelShell: { ...travelShell, config: { ...getConfig(), loadTimeout: 200 } } });
    return () => Object.assign(globalThis, { travelShell });
  },
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(frameIn(canvasElement).matches(':state(loaded)')).toBe(false);
    expect(canvasElement.querySelector('p')?.checkVisibility()).toBe(true);
  },
};
