import type { Meta, StoryObj } from '@storybook/react-vite';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ask, BackEnd, playPrivacySignal } from './testPage.ts';
import './element.ts';

const elementIn = (canvas: HTMLElement) => canvas.querySelector('travel-opt-out') as HTMLElement;
const find = (canvas: HTMLElement, selector: string) =>
  elementIn(canvas).shadowRoot?.querySelector<HTMLElement>(selector);

/** A back end with this choice. */
const play =
  // biome-ignore lint/suspicious/noConfusingVoidType: a change may return its undo, as effects do
    (change: (backEnd: BackEnd) => void | (() => void) = () => {}) =>
    () => {
      const backEnd = new BackEnd();
      const undo = change(backEnd);
      return () => {
        undo?.();
        backEnd.endWithAnswers();
      };
    };

/** Opens it, and waits for what it shows. */
const open =
  (selector: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(elementIn(canvasElement).matches(':state(ready)')).toBe(true));
    ask(elementIn(canvasElement));
    await waitFor(() => expect(find(canvasElement, selector)?.checkVisibility()).toBe(true));
    // The focus ring depends on whether the last input was a key or a pointer.
    (elementIn(canvasElement).shadowRoot?.activeElement as HTMLElement | null)?.blur();
  };

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Opt-out',
  // Storybook's types only accept React components, not tags.
  component: 'travel-opt-out' as unknown as ComponentType,
  parameters: { auth: authStateOf(), docs: { story: { height: '34rem' } } },
  beforeEach: play(),
  play: open('[part=switch]'),
};
export default meta;

type Story = StoryObj;

/** On a wide window only their text differs from the other stories. */
const NARROW = { sizes: ['narrow'] };

export const Sharing: Story = {};

export const OptedOut: Story = {
  parameters: NARROW,
  beforeEach: play((backEnd) => {
    backEnd.isAllowed = false;
  }),
};

/** After a press. */
export const Saved: Story = {
  play: async (context) => {
    await open('[part=switch]')(context);
    find(context.canvasElement, '[part=input]')?.click();
    await waitFor(() => expect(find(context.canvasElement, '.saved .icon')).toBeTruthy());
  },
};

export const Loading: Story = {
  parameters: NARROW,
  beforeEach: play((backEnd) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    backEnd.onRead = () => promise;
    // The request must not outlive the story.
    return () => resolve(Response.json({ allowDataSharing: true }));
  }),
  play: open('[part=skeleton]'),
};

/** The browser sends Global Privacy Control, and the saved choice agrees. */
export const SignalHonored: Story = {
  parameters: NARROW,
  beforeEach: play((backEnd) => {
    backEnd.isAllowed = false;
    return playPrivacySignal(true);
  }),
  play: open('[part=signal]'),
};

/** The browser sends Global Privacy Control, and the saved choice allows sharing. */
export const SignalAndSharing: Story = {
  beforeEach: play(() => playPrivacySignal(true)),
  play: open('[part=signal] [part=button]'),
};
