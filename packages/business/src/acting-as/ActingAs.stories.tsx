import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BackEnd, INES, inMinutes, PATHS, refused } from './testPage.ts';
import './element.ts';

const elementIn = (canvas: HTMLElement) => canvas.querySelector('travel-acting-as') as HTMLElement;
const find = <E extends HTMLElement>(canvas: HTMLElement, selector: string) =>
  elementIn(canvas).shadowRoot?.querySelector<E>(selector) ?? null;

let backEnd: BackEnd;

const appears = (canvas: HTMLElement, selector: string) => waitFor(() => expect(find(canvas, selector)).toBeTruthy());

const shown: Story['play'] = ({ canvasElement }) => appears(canvasElement, '[part=bar]');

/** Presses the way out, which the back end answers so. */
const pressed =
  (answer: () => Response | Promise<Response>, selector: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    backEnd.answers[PATHS.end] = answer;
    await appears(canvasElement, '[type=submit]');
    // The focus ring depends on whether the last input was a key or a pointer.
    find(canvasElement, '[type=submit]')?.click();
    await appears(canvasElement, selector);
    (elementIn(canvasElement).shadowRoot?.activeElement as HTMLElement | null)?.blur();
  };

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Acting as',
  // Storybook's types only accept React components, not tags.
  component: 'travel-acting-as' as unknown as ComponentType,
  parameters: { auth: INES },
  beforeEach: () => {
    backEnd = new BackEnd();
    return () => backEnd.endWithAnswers();
  },
  play: shown,
};
export default meta;

type Story = StoryObj;

export const Acting: Story = { name: 'Acting as a member' };

/** For the pictures alone: the toolbar changes the brand of each story. */
export const Sister: Story = { globals: { brand: 'sister' }, tags: ['!dev', '!autodocs'] };

export const Partner: Story = { globals: { brand: 'partner' }, tags: ['!dev', '!autodocs'] };

export const NoEnd: Story = {
  name: 'No time known',
  beforeEach: () => {
    backEnd.endsAt = null;
  },
};

export const TimeOver: Story = {
  name: 'Time is over',
  beforeEach: () => {
    backEnd.endsAt = inMinutes(-1);
  },
};

export const NamesTooLong: Story = {
  beforeEach: () => {
    backEnd.agent = 'Maximiliane Wolfeschlegelsteinhausenbergerdorff von und zu Löwenthal';
  },
};

export const Stopping: Story = { play: pressed(() => new Promise(() => {}), '[aria-busy=true]') };

export const Failed: Story = { play: pressed(() => new Response('', { status: 500 }), '[part=error]') };

export const OldSignIn: Story = {
  name: 'Old sign-in',
  play: pressed(refused(403, 'RECENT_SIGN_IN_REQUIRED'), '[part=link]'),
};

export const Ended: Story = {
  name: 'Stopped in another tab',
  play: async (context) => {
    await shown?.(context);
    backEnd.agent = null;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(elementIn(context.canvasElement).matches(':state(ended)')).toBe(true));
  },
};
