import type { Meta, StoryObj } from '@storybook/react-vite';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { playPrivacySignal } from '../opt-out/testPage.ts';
import { differing, LISTS, own } from './Consent.fixtures.ts';
import { ConsentSite, reopen } from './testPage.ts';
import './element.ts';

const elementIn = (canvas: HTMLElement) => canvas.querySelector('travel-consent') as HTMLElement;
const find = (canvas: HTMLElement, selector: string) =>
  elementIn(canvas).shadowRoot?.querySelector<HTMLElement>(selector);

/** A site with this back end. */
/** The cookie of the choice: Storybook plays the signed-in one, in place of those of the played site. */
const playDecision = () =>
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () => 'consent=strictlyNecessary.functional.advertising',
    set: () => {},
  });

const play =
  // biome-ignore lint/suspicious/noConfusingVoidType: a change may return its undo, as effects do
    (change: (site: ConsentSite) => void | (() => void) = () => {}) =>
    () => {
      const { travelShell } = globalThis as { travelShell?: unknown };
      const site = new ConsentSite();
      site.lists = LISTS;
      const undo = change(site);
      return () => {
        undo?.();
        site.endWithAnswers();
        Object.assign(globalThis, { travelShell });
      };
    };

async function shown(canvas: HTMLElement, selector: string): Promise<HTMLElement> {
  await waitFor(() => expect(find(canvas, selector)?.checkVisibility()).toBe(true));
  return find(canvas, selector) as HTMLElement;
}

/** The focus ring depends on whether the last input was a key or a pointer. */
const blur = (canvas: HTMLElement) =>
  (elementIn(canvas).shadowRoot?.activeElement as HTMLElement | null | undefined)?.blur();

async function choose(canvas: HTMLElement): Promise<void> {
  (await shown(canvas, '.wide')).click();
  await shown(canvas, '[part=category]');
}

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Consent',
  // Storybook's types only accept React components, not tags.
  component: 'travel-consent' as unknown as ComponentType,
  parameters: { auth: authStateOf(), docs: { story: { height: '34rem' } } },
  beforeEach: play(),
  play: async ({ canvasElement }) => {
    await shown(canvasElement, '.banner');
  },
};
export default meta;

type Story = StoryObj;

const ofPage = (cookie: { name: string; domain: string }) => ({
  ...cookie,
  domain: cookie.domain.replace('vireo.example', location.hostname),
});

/** On a wide window it is as on a narrow one, in its corner. */
const NARROW = { sizes: ['narrow'] };

export const Landing: Story = {};

/** As a page with little room at the end has it: `--travel-consent-width: 100%`. */
export const Bar: Story = {
  parameters: { sizes: ['wide'] },
  play: async ({ canvasElement }) => {
    elementIn(canvasElement).style.setProperty('--travel-consent-width', '100%');
    await shown(canvasElement, '.banner');
  },
};

export const Selection: Story = {
  parameters: NARROW,
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    blur(canvasElement);
  },
};

/** The cookies of a category. */
export const Details: Story = {
  parameters: NARROW,
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    const buttons = elementIn(canvasElement).shadowRoot?.querySelectorAll<HTMLElement>('[part=category] [part=button]');
    buttons?.[2]?.click();
    await shown(canvasElement, 'table');
    blur(canvasElement);
  },
};

/** The browser sends Global Privacy Control. */
export const SignalHonored: Story = {
  parameters: NARROW,
  beforeEach: play(() => playPrivacySignal(true)),
  play: async ({ canvasElement }) => {
    await shown(canvasElement, '.signal');
  },
};

/** By "Cookie settings": the visitor's own record, and what their account had before. */
export const Reopened: Story = {
  parameters: NARROW,
  beforeEach: play(differing),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(elementIn(canvasElement).matches(':state(ready)')).toBe(true));
    playDecision();
    reopen(elementIn(canvasElement));
    await shown(canvasElement, '.differs');
    blur(canvasElement);
  },
};

export const Withdrawn: Story = {
  parameters: NARROW,
  beforeEach: play((site) => {
    own(site);
    // Cookies of the page itself can be deleted.
    site.lists = { ...LISTS, functional: [], advertising: LISTS.advertising.map(ofPage) };
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(elementIn(canvasElement).matches(':state(ready)')).toBe(true));
    playDecision();
    reopen(elementIn(canvasElement));
    await shown(canvasElement, '.muted');
    find(canvasElement, '[value=decline]')?.click();
    await shown(canvasElement, '[role=status] p');
    blur(canvasElement);
  },
};

export const Notice: Story = { parameters: NARROW, args: { kind: 'notice' } };

export const TwoParty: Story = {
  parameters: NARROW,
  args: { kind: 'two-party' },
  play: async ({ canvasElement }) => {
    await shown(canvasElement, '.banner');
    blur(canvasElement);
  },
};

export const DataTransfer: Story = {
  parameters: NARROW,
  args: { kind: 'data-transfer' },
  play: async ({ canvasElement }) => {
    await shown(canvasElement, '.banner');
    blur(canvasElement);
  },
};
