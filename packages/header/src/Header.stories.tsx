import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONFIG_DEFAULTS } from '@travel-shell/core';
import { snowDate } from '@travel-shell/store/keys/snowDate';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { type ComponentType, createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { bookerAs, LONG_NAME, MANY_ITEMS, PORTRAIT, signedInAs } from './Header.fixtures.ts';
import './element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Header',
  // Storybook's types only accept React components, not tags.
  component: 'travel-header' as unknown as ComponentType,
  // Nothing on these pages answers it.
  args: { 'active-vertical': 'flights', 'menu-button': 'on' },
};
export default meta;

type Story = StoryObj;

export const SignedOut: Story = {};

export const Pending: Story = { name: 'Sign-in state not known yet', parameters: { auth: 'pending' } };

export const SignedInWithImage: Story = {
  parameters: { auth: signedInAs('Amelia Fernández', { userImgUrl: PORTRAIT }) },
};

export const SignedInWithInitials: Story = { parameters: { auth: signedInAs('Amelia Fernández') } };

export const NameTooLong: Story = { parameters: { auth: signedInAs(LONG_NAME) } };

export const PhoneName: Story = { name: 'Phone number as a name', parameters: { auth: signedInAs('+49 170 1234567') } };

export const SignInNotOffered: Story = { parameters: { auth: { ...authStateOf(), allowSignIn: false } } };

export const AccountMenuOpen: Story = {
  parameters: { auth: signedInAs('Amelia Fernández') },
  play: async ({ canvasElement }) => {
    const root = () => canvasElement.querySelector('travel-header')?.shadowRoot;
    await waitFor(() => expect(root()?.querySelector('[data-signed-in]')).toBeTruthy());
    root()?.getElementById('account')?.showPopover();
    // The focus ring depends on the last input before this story.
    (root()?.activeElement as HTMLElement | null)?.blur();
    const menu = root()?.querySelector('travel-account-menu');
    await waitFor(() => expect(menu?.shadowRoot?.querySelector('.accounts')).toBeTruthy());
  },
};

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!dev', '!autodocs'] };

export const Dark: Story = { globals: { presentation: 'dark' }, tags: ['!dev', '!autodocs'] };

export const Aos: Story = { globals: { presentation: 'aos' }, tags: ['!dev', '!autodocs'] };

/** Every link and button as while the pointer is over it. */
export const Hovered: Story = { parameters: { emulated: 'hover', sizes: ['wide'] } };

/** As while it is pressed. */
export const Pressed: Story = { parameters: { emulated: 'active', sizes: ['wide'] } };

/** As while it has the focus of the keyboard. */
export const Focused: Story = { parameters: { emulated: 'focus-visible', sizes: ['wide'] } };

export const ManyItems: Story = { args: { 'active-vertical': undefined, items: JSON.stringify(MANY_ITEMS) } };

export const NoCurrentItem: Story = { args: { 'active-vertical': undefined } };

export const Compact: Story = { name: 'Compact logo', args: { compact: '' } };

/** A small logo of the group beneath the brand's own. */
export const UnderLogo: Story = { name: 'Logo of a group below', args: { 'under-logo': '' } };

/** The mark alone, and the word from the extra-large breakpoint. */
export const LogoNormalFromXl: Story = {
  name: 'Logo with its word from 1280 px',
  args: { 'logo-size': 'normal-from-xl' },
};

/** The word always, also in a low header. */
export const LogoNonCompact: Story = {
  name: 'Logo with its word at every width',
  args: { compact: '', 'logo-size': 'non-compact' },
};

/** The logo has the bar's colour, for a bar painted by the page: here by `::part(header)`. */
export const LogoInverted: Story = {
  name: 'Inverted logo',
  args: { 'logo-inverted': '', 'under-logo': '' },
  decorators: [
    (Story) =>
      createElement(
        'div',
        null,
        createElement(
          'style',
          null,
          `travel-header::part(header) { background: #16324f }
          travel-header { --travel-color-text: #fff; --travel-color-text-muted: #dbe6f2; --travel-color-hover: #24456b; --travel-color-active: #24456b; --travel-color-active-text: #fff }
          :is([data-presentation=dark], [data-presentation=aos]) travel-header::part(header) { background: #dbe6f2 }
          :is([data-presentation=dark], [data-presentation=aos]) travel-header { --travel-color-text: #10202f; --travel-color-text-muted: #2c4055; --travel-color-hover: #c3d3e3; --travel-color-active: #b4c8dc; --travel-color-active-text: #10202f; --travel-color-brand: #16324f; --travel-color-brand-text: #16324f; --travel-color-focus: #16324f; --travel-color-indicator: #16324f }`,
        ),
        createElement(Story),
      ),
  ],
};

export const PrideLogo: Story = { args: { 'pride-logo': '' } };

/** Confetti flies once the page is idle; not with reduced motion. */
export const Confetti: Story = {
  args: { confetti: 'explorer' },
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.querySelector('travel-header')?.shadowRoot?.querySelector('canvas');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await waitFor(() => expect(shown()).toBeTruthy());
    await waitFor(() => expect(shown()).toBeFalsy());
  },
};

/** Snow falls once a day when nothing has happened for 10 s, here at once; not with reduced motion. Any activity ends it. */
export const Snow: Story = {
  args: { snow: '' },
  parameters: { sizes: ['narrow'] },
  beforeEach: () => {
    const scope = globalThis as { travelShell?: object };
    const { travelShell } = scope;
    scope.travelShell = { config: { ...CONFIG_DEFAULTS, snow: { idleMs: 0 } } };
    snowDate.remove();
    return () => {
      scope.travelShell = travelShell as object;
    };
  },
  play: async ({ canvasElement }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const flakes = () => canvasElement.querySelector('travel-header')?.shadowRoot?.querySelectorAll('.snow svg');
    await waitFor(() => expect(flakes()?.length).toBeGreaterThan(0));
  },
};

const PARTNER = {
  'partner-logo': PORTRAIT,
  'partner-name': 'Air Nord',
  'partner-message': 'In association with Air Nord',
};

export const Partner: Story = { name: 'Partner banner', args: PARTNER };

/** The logo fails to load, so the name shows. */
export const PartnerWithoutLogo: Story = {
  name: 'Partner banner without its logo',
  args: { 'partner-message': 'In association with Air Nord' },
};

/** The pickers are separate pieces. */
export const Pickers: Story = {
  name: 'Country and currency pickers',
  args: { 'country-picker': '', 'currency-picker': '' },
};

export const BusinessTrips: Story = { args: { 'business-trips': '' } };

/** A member of a company; whom they book for is a separate piece. */
const BOOKER = {
  args: { 'booking-for': '' },
  parameters: {
    auth: bookerAs({
      permissions: ['TRIP_EVENT_BOOK_OTHER'],
      currentlyBookingForOther: true,
      currentTraveler: 'ines@northwind.example',
      currentTravelerInfoState: { accountName: 'Ines Duarte', userImgUrl: null },
    }),
  },
};

export const BookingFor: Story = { name: 'Whom a member books for', ...BOOKER };

export const BookingForSister: Story = { ...BOOKER, globals: { brand: 'sister' }, tags: ['!dev', '!autodocs'] };

export const BookingForPartner: Story = { ...BOOKER, globals: { brand: 'partner' }, tags: ['!dev', '!autodocs'] };

export const HostSlots: Story = {
  name: "The host's own parts",
  args: {
    children: [
      createElement(
        'form',
        { key: 'search', slot: 'search', role: 'search', action: '/search' },
        createElement('input', { 'aria-label': 'Search', name: 'q', type: 'search', placeholder: 'Where to?' }),
      ),
      // The host styles slotted links; most use the bar's colour. It hides those for which a phone has no room.
      createElement(
        'style',
        { key: 'style' },
        '.gift-cards { color: inherit } @media (width < 48em) { .gift-cards { display: none } [role=search] input { inline-size: 5rem } }',
      ),
      createElement(
        'a',
        { key: 'actions', slot: 'actions', href: '/gift-cards', className: 'gift-cards' },
        'Gift cards',
      ),
    ],
  },
};

/** Phone width, in a page of any width: the header uses container queries. */
export const Narrow: Story = {
  name: 'Narrow, with the menu button',
  decorators: [(Story) => createElement('div', { style: { maxInlineSize: '24.375rem' } }, createElement(Story))],
};

/** A desktop window at 400% zoom. */
export const Smallest: Story = {
  name: 'At 400 % zoom',
  decorators: [(Story) => createElement('div', { style: { maxInlineSize: '20rem' } }, createElement(Story))],
};
