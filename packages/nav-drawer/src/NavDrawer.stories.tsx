import type { Meta, StoryObj } from '@storybook/react-vite';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { type ComponentType, createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { COMPANY_PAGES, MAIN, onBusiness, SECONDARY, tripsOf } from './NavDrawer.fixtures.ts';
import { json, playBackEnd } from './testPage.ts';
import './element.ts';

const ADA = authStateOf('Ada Lovelace');

/** Brand, presentation, language and direction are in the toolbar. The window's width chooses the layout. */
const meta: Meta = {
  title: 'Pieces/Nav drawer',
  // Storybook's types only accept React components, not tags.
  component: 'travel-nav-drawer' as unknown as ComponentType,
  args: {
    items: json(MAIN.slice(0, 8)),
    'secondary-items': json(SECONDARY),
    vertical: 'hotels',
    'cookies-link': '',
  },
  // In a narrow window nothing of it is there until it is opened.
  parameters: { layout: 'fullscreen', sizes: ['wide'] },
  // A page whose contents keep the drawer's room clear.
  decorators: [
    (Story) =>
      createElement(
        'div',
        { style: { minBlockSize: '56rem', '--travel-nav-drawer-block-start': '0px' } },
        createElement(Story),
        createElement('main', {
          style: {
            marginInlineStart: 'var(--travel-nav-drawer-inline-size, 0)',
            minBlockSize: '56rem',
            background: 'repeating-linear-gradient(#8881 0 4rem, #8883 4rem 8rem)',
          },
        }),
      ),
  ],
  beforeEach: ({ parameters }) => playBackEnd(parameters.backEnd).undo,
};
export default meta;

type Story = StoryObj;

const drawerIn = (canvas: HTMLElement) => canvas.querySelector('travel-nav-drawer') as HTMLElement;
const rootOf = (canvas: HTMLElement) => drawerIn(canvas).shadowRoot as ShadowRoot;

async function settled(canvas: HTMLElement): Promise<void> {
  await Promise.allSettled(
    rootOf(canvas)
      .getAnimations()
      .map(({ finished }) => finished),
  );
}

async function opened(canvas: HTMLElement): Promise<void> {
  await customElements.whenDefined('travel-nav-drawer');
  await waitFor(() => expect(drawerIn(canvas).matches(':state(ready)')).toBe(true));
  // Beside the page there is nothing to open.
  if (drawerIn(canvas).matches(':state(docked)')) return;
  Object.assign(drawerIn(canvas), { request: { open: true } });
  await waitFor(() => expect(rootOf(canvas).querySelector('dialog')?.open).toBe(true));
  await settled(canvas);
}

const tripsShown = async (canvas: HTMLElement) => {
  await waitFor(() => expect(rootOf(canvas).querySelector('[data-group=trips]')).not.toBeNull());
};

/** Collapsed: icons alone. In a narrow window nothing is there. */
export const Rail: Story = {};

/** In front of the page, for as long as it is used. */
export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rootOf(canvasElement).querySelector('.entry')).not.toBeNull());
    if (!drawerIn(canvasElement).matches(':state(docked)')) return;
    (rootOf(canvasElement).querySelector('.drawer .entry') as HTMLElement).focus({
      focusVisible: true,
    } as FocusOptions);
    await waitFor(() => expect(drawerIn(canvasElement).matches(':state(expanded)')).toBe(true));
    await settled(canvasElement);
  },
};

export const Pinned: Story = { args: { pinned: '' } };

/** NAV-009: headings that open and close, ten items of each group. */
export const Accordion: Story = { args: { pinned: '', responsive: '', items: json(MAIN) } };

/** In a narrow window a dialog, opened by the header's menu button. */
export const InFront: Story = {
  name: 'In front of a narrow page',
  globals: { viewport: { value: 'xs' } },
  parameters: { sizes: ['narrow'] },
  play: ({ canvasElement }) => opened(canvasElement),
};

export const ShowsMore: Story = {
  args: { pinned: '', items: json(MAIN) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rootOf(canvasElement).querySelector('.more')).not.toBeNull());
    (rootOf(canvasElement).querySelector('.more') as HTMLElement).click();
    await waitFor(() => expect(rootOf(canvasElement).querySelector('[aria-expanded=true]')).not.toBeNull());
  },
};

export const SignedIn: Story = {
  args: { pinned: '' },
  parameters: { auth: ADA },
  play: ({ canvasElement }) => tripsShown(canvasElement),
};

export const WithoutTrips: Story = {
  args: { pinned: '' },
  parameters: { auth: ADA, backEnd: { trips: tripsOf(0) } },
  play: ({ canvasElement }) => tripsShown(canvasElement),
};

/** The back end is down. */
export const TripsFailed: Story = {
  args: { pinned: '' },
  parameters: { auth: ADA, backEnd: { trips: 'broken' } },
  play: ({ canvasElement }) => tripsShown(canvasElement),
};

export const OnBusiness: Story = {
  args: { pinned: '' },
  parameters: { auth: onBusiness(), backEnd: { config: { businessGroup: { invitations: true, upgrade: true } } } },
  play: ({ canvasElement }) => tripsShown(canvasElement),
};

export const CompanyInfo: Story = {
  args: {
    'company-info': '',
    'app-promo': '/app',
    pinned: '',
    items: json(COMPANY_PAGES),
    'secondary-items': undefined,
    vertical: undefined,
  },
};

export const Arabic: Story = { args: { pinned: '' }, globals: { locale: 'ar' }, tags: ['!dev', '!autodocs'] };

export const Dark: Story = { args: { pinned: '' }, globals: { presentation: 'dark' }, tags: ['!dev', '!autodocs'] };

export const Sister: Story = { args: { pinned: '' }, globals: { brand: 'sister' }, tags: ['!dev', '!autodocs'] };

/** A desktop window at 400% zoom. */
export const Smallest: Story = {
  name: 'At 400 % zoom',
  globals: { viewport: { value: 'zoom' } },
  parameters: { sizes: ['narrow'] },
  play: ({ canvasElement }) => opened(canvasElement),
};
