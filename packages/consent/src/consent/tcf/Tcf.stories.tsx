import type { Meta, StoryObj } from '@storybook/react-vite';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { parts } from '@travel-shell/testing/mountElement';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { reopen } from '../testPage.ts';
import { manyRows, NEVER, TcfSite } from './testTcf.ts';
import '../element.ts';

const elementIn = (canvas: HTMLElement) => canvas.querySelector('travel-consent') as HTMLElement;
const find = (canvas: HTMLElement, selector: string) => parts(elementIn(canvas), selector)[0];

const play =
  (change: (site: TcfSite) => void = () => {}) =>
  () => {
    const site = new TcfSite();
    change(site);
    return () => {
      site.endWithAnswers();
    };
  };

/** Waits for what it shows, and presses these one after another. */
const show =
  (...selectors: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(find(canvasElement, '.tcf-cards')).toBeTruthy());
    for (const selector of selectors) {
      await waitFor(() => expect(find(canvasElement, selector)?.checkVisibility()).toBe(true));
      find(canvasElement, selector)?.click();
    }
    // The focus ring depends on whether the last input was a key or a pointer.
    (elementIn(canvasElement).shadowRoot?.activeElement as HTMLElement | null)?.blur();
  };

const MANAGE = '.more [data-replay]';
const VENDORS = '[role=tab]:nth-of-type(2)';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Consent, full framework',
  // Storybook's types only accept React components, not tags.
  component: 'travel-consent' as unknown as ComponentType,
  parameters: { auth: authStateOf(), docs: { story: { height: '44rem' } } },
  args: { kind: 'tcf' },
  beforeEach: play(),
  play: show(),
};
export default meta;

type Story = StoryObj;

/** On a wide window only their text differs from the other stories. */
const NARROW = { sizes: ['narrow'] };

export const Landing: Story = {};

export const LandingWithPurposeOpen: Story = { parameters: NARROW, play: show('.tcf-card:nth-child(3) > summary') };

export const Purposes: Story = { play: show(MANAGE) };

export const PurposeDetails: Story = {
  parameters: NARROW,
  play: async (context) => {
    await show(
      MANAGE,
      '[data-list=purposes]',
      '.tcf-more:nth-of-type(1) > summary',
      '.tcf-more:nth-of-type(2) > summary',
    )(context);
    await waitFor(() => expect(find(context.canvasElement, '.tcf-dropdown li')).toBeTruthy());
  },
};

export const Vendors: Story = { play: show(MANAGE, VENDORS) };

/** The real list has 813. */
export const ManyVendors: Story = {
  parameters: NARROW,
  beforeEach: play((site) => {
    site.rows = manyRows(60);
    site.initial = { ...site.initial, numVendors: 62 };
  }),
  play: show(MANAGE, VENDORS),
};

export const VendorDetails: Story = {
  play: async (context) => {
    await show(MANAGE, VENDORS, '[data-vendor="10"] .tcf-vendor-name')(context);
    await waitFor(() => expect(find(context.canvasElement, '.tcf-identifier')).toBeTruthy());
    find(context.canvasElement, '[data-vendor="10"]')?.scrollIntoView();
  },
};

/** Before the list of vendors has come. */
export const Loading: Story = {
  parameters: NARROW,
  beforeEach: play((site) => {
    site.held = { path: /part=rows/, until: NEVER };
  }),
  play: show(MANAGE),
};

/** Reopened after "Accept all". */
export const Withdraw: Story = {
  parameters: NARROW,
  beforeEach: play((site) => {
    const text = { version: 'tcf-1', locale: 'en-US' } as const;
    site.records = {
      records: [{ id: '4712', kind: 'tcf', choices: {}, time: '2026-11-21T09:30:00Z', text }],
      differs: null,
    };
  }),
  play: async (context) => {
    await show()(context);
    const rejects = find(context.canvasElement, '[value=decline]')?.textContent;
    find(context.canvasElement, '[value=accept]')?.click();
    await waitFor(() => expect(elementIn(context.canvasElement).matches(':state(open)')).toBe(false));
    await new Promise((resolve) => setTimeout(resolve, 500));
    reopen(elementIn(context.canvasElement));
    await waitFor(() => expect(find(context.canvasElement, '[value=decline]')?.textContent).not.toBe(rejects));
    await waitFor(() => expect(find(context.canvasElement, '[part=record] .muted')).toBeTruthy());
    (elementIn(context.canvasElement).shadowRoot?.activeElement as HTMLElement | null)?.blur();
  },
};
