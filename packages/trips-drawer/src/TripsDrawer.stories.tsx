import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  CANCELLED,
  LONG_NAMES,
  NO_TRIPS,
  SAVED_ONLY,
  SHARED,
  SOME_TRIPS,
  withSettings,
} from './TripsDrawer.fixtures.ts';
import { BackEnd, PATHS } from './testPage.ts';
import './element.ts';

const drawerIn = (canvas: HTMLElement) => canvas.querySelector('travel-trips-drawer') as HTMLElement;
const find = (canvas: HTMLElement, selector: string) =>
  drawerIn(canvas).shadowRoot?.querySelector<HTMLElement>(selector);

/** A back end with these trips. */
const play =
  // biome-ignore lint/suspicious/noConfusingVoidType: a change may return its undo, as effects do
    (trips: Schema<'TripsState'>, change: (backEnd: BackEnd) => void | (() => void) = () => {}) =>
    () => {
      const backEnd = new BackEnd(trips);
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
    await waitFor(() => expect(drawerIn(canvasElement).matches(':state(ready)')).toBe(true));
    Object.assign(drawerIn(canvasElement), { request: { open: true } });
    await waitFor(() => expect(find(canvasElement, selector)?.checkVisibility()).toBe(true));
    // The focus ring depends on whether the last input was a key or a pointer.
    (drawerIn(canvasElement).shadowRoot?.activeElement as HTMLElement | null)?.blur();
  };

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Trips drawer',
  // Storybook's types only accept React components, not tags.
  component: 'travel-trips-drawer' as unknown as ComponentType,
  parameters: { auth: authStateOf('Ada'), docs: { story: { height: '46rem' } } },
  beforeEach: play(SOME_TRIPS),
  play: open('[part=trip]'),
};
export default meta;

type Story = StoryObj;

export const Trips: Story = {};

export const SavedOnly: Story = { beforeEach: play(SAVED_ONLY), play: open('[part=saved]') };

export const Cancelled: Story = { beforeEach: play(CANCELLED) };

export const LongNames: Story = { beforeEach: play(LONG_NAMES) };

export const NoTrips: Story = { beforeEach: play(NO_TRIPS), play: open('.message') };

export const SignedOut: Story = {
  parameters: { auth: 'signedOut' },
  beforeEach: play(NO_TRIPS, (backEnd) => {
    backEnd.auth = authStateOf();
  }),
  play: open('.message'),
};

export const Loading: Story = {
  beforeEach: play(NO_TRIPS, (backEnd) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    backEnd.answers[PATHS.trips] = () => promise;
    // The request is shared (API-020), and must not outlive the story.
    return () => resolve(Response.json(NO_TRIPS));
  }),
  play: open('.waiting-row'),
};

export const Failed: Story = {
  beforeEach: play(NO_TRIPS, (backEnd) => {
    backEnd.answers[PATHS.trips] = () => Response.json({ errors: [{ code: 'FORBIDDEN' }] }, { status: 403 });
  }),
  play: open('.message'),
};

export const RemovedResult: Story = {
  play: async (context) => {
    await open('[part=saved]')(context);
    find(context.canvasElement, '[part=saved] [part=button]')?.click();
    await waitFor(() => expect(find(context.canvasElement, '[data-removed]')).toBeTruthy());
  },
};

/** With the hint beside the mark. */
export const SharedTrip: Story = {
  beforeEach: play(SHARED),
  play: async (context) => {
    await open('[part=notice]')(context);
    await waitFor(() => expect(find(context.canvasElement, '[part=tooltip]:popover-open')).toBeTruthy());
  },
};

/** The hint of a first opening. */
export const WhereAllTripsAre: Story = {
  beforeEach: play(withSettings(SOME_TRIPS, { tripsDrawerGoToTripsButtonTooltipShown: false })),
  play: async (context) => {
    await open('[part=trip]')(context);
    await waitFor(() => expect(find(context.canvasElement, '[part=tooltip]:popover-open')).toBeTruthy());
  },
};
