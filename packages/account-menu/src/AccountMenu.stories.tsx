import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerCalls } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ADA, GRACE, HANA, LONG_NAME, MANY, PHONE, person, tripsOf } from './AccountMenu.fixtures.ts';
import './element.ts';

const menuIn = (canvas: HTMLElement) => canvas.querySelector('travel-account-menu') as HTMLElement;

/** Fake responses for the menu's calls other than the auth state; removed with the story. */
function answerTrips(...destinations: string[]): () => () => void {
  return () => {
    const trips = () => Response.json(tripsOf(...destinations));
    return answerCalls((_request, path) => (path === '/trips/api/store' ? trips() : undefined));
  };
}

const open: Story['play'] = async ({ canvasElement, parameters }) => {
  const menu = menuIn(canvasElement);
  const isSignedIn = typeof parameters.auth === 'object' && parameters.auth.loggedInSession;
  await waitFor(() => expect(menu.matches(':state(ready)')).toBe(true));
  await waitFor(() => expect(menu.matches(':state(signed-in)')).toBe(isSignedIn));
  menu.shadowRoot?.querySelector<HTMLElement>('[part=trigger]')?.click();
  await waitFor(() => expect(menu.matches(':state(open)')).toBe(true));
  if (isSignedIn) await waitFor(() => expect(menu.shadowRoot?.querySelector('.accounts')).toBeTruthy());
  // The focus ring depends on whether the last input was a key or a pointer.
  (menu.shadowRoot?.activeElement as HTMLElement | null)?.blur();
};

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Account menu',
  // Storybook's types only accept React components, not tags.
  component: 'travel-account-menu' as unknown as ComponentType,
  parameters: { docs: { story: { height: '46rem' } } },
  beforeEach: answerTrips(),
  play: open,
};
export default meta;

type Story = StoryObj;

export const SignedOut: Story = { parameters: { auth: 'signedOut' } };

export const Closed: Story = { parameters: { auth: ADA }, play: async () => {} };

export const Pending: Story = {
  name: 'Sign-in state not known yet',
  parameters: { auth: 'pending' },
  play: async () => {},
};

export const SignInNotOffered: Story = {
  parameters: { auth: { ...authStateOf(), allowSignIn: false } },
  play: async () => {},
};

export const SignedIn: Story = { parameters: { auth: ADA } };

export const SeveralAccounts: Story = {
  parameters: { auth: MANY },
  play: async (context) => {
    await open?.(context);
    const root = menuIn(context.canvasElement).shadowRoot;
    await waitFor(() => expect(root?.querySelectorAll('button.identity')).toHaveLength(2));
  },
};

export const OnTheWishlist: Story = {
  parameters: { auth: ADA },
  beforeEach: answerTrips('Lisbon'),
  play: async (context) => {
    await open?.(context);
    await waitFor(() => expect(menuIn(context.canvasElement).shadowRoot?.querySelector('.wish')).toBeTruthy());
  },
};

export const PriceAlertsOn: Story = { args: { 'price-alerts': 'on' }, parameters: { auth: ADA } };

export const Business: Story = { parameters: { auth: GRACE }, args: { 'dashboard-page': 'overview' } };

export const EverythingToBeDone: Story = { parameters: { auth: HANA } };

export const ConfirmationDialog: Story = {
  parameters: { auth: HANA },
  play: async (context) => {
    await open?.(context);
    const root = menuIn(context.canvasElement).shadowRoot;
    const row = () => root?.querySelector<HTMLElement>('[aria-haspopup=dialog].row');
    await waitFor(() => expect(row()).toBeTruthy());
    row()?.click();
    await waitFor(() => expect(root?.querySelector('.ts-dialog[open]')).toBeTruthy());
  },
};

export const NameTooLong: Story = { parameters: { auth: person(LONG_NAME) } };

export const PhoneName: Story = { name: 'Phone number as a name', parameters: { auth: PHONE } };

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!dev', '!autodocs'], parameters: { auth: HANA } };

export const Dark: Story = {
  globals: { presentation: 'dark' },
  tags: ['!dev', '!autodocs'],
  parameters: { auth: GRACE },
};

export const Aos: Story = {
  globals: { presentation: 'aos' },
  tags: ['!dev', '!autodocs'],
  parameters: { auth: GRACE },
};

/** In the host's own dialog, with the host's button. */
export const Contents: Story = {
  name: "Contents in the host's own dialog",
  args: { contents: '' },
  parameters: { auth: ADA },
  play: async ({ canvasElement }) => {
    const entries = () => menuIn(canvasElement).shadowRoot?.querySelector('.accounts');
    await waitFor(() => expect(entries()).toBeTruthy());
  },
};
