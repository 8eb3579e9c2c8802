import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthState } from '@travel-shell/contract';
import type { ComponentType } from 'react';
import { waitFor } from 'storybook/test';
import { ADMIN, memberOf, POLICY, TRAVELER } from './AdminHub.fixtures.ts';
import { CompanyBackEnd, EVERY_PAGE } from './testPage.ts';
import './element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Admin hub/Navigation',
  // Storybook's types only accept React components, not tags.
  component: 'travel-admin-hub' as unknown as ComponentType,
};
export default meta;

type Story = StoryObj;

const show = (page: string, auth: AuthState, args: object = {}): Story => ({
  args: { page, member: memberOf(auth), 'admin-pages': EVERY_PAGE, ...args },
  parameters: { auth },
  beforeEach: () => {
    const backEnd = new CompanyBackEnd(auth);
    return () => backEnd.endWithAnswers();
  },
});

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  const root = () => canvas.querySelector('travel-admin-hub')?.shadowRoot;
  const found = await waitFor(() => {
    const [first] = [...(root()?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((each) =>
      each.checkVisibility(),
    );
    if (!first) throw new Error(`There is no ${selector} yet.`);
    return first;
  });
  found.click();
}

export const Administrator: Story = show('/business/company/email-domains', ADMIN);

export const PagesOpened: Story = {
  name: 'All pages, opened',
  ...show('/business/policy/hotel/advanced-rules', ADMIN),
  play: async ({ canvasElement }) => {
    // Wide pages have them beside the page.
    if (matchMedia('(width < 56em)').matches) await press(canvasElement, '.narrow > summary');
  },
};

export const OwnContents: Story = {
  name: 'With contents of the page',
  ...show('/business/company/offices', ADMIN, {
    children: (
      <ul slot="company-offices">
        <li>Lisbon, 40 people</li>
        <li>Osaka, 12 people</li>
      </ul>
    ),
  }),
};

export const OnePermission: Story = show('/business/policy/train/settings', POLICY);

export const Forbidden: Story = show('/business/company/general', TRAVELER);

export const NotFound: Story = { name: 'No such page', ...show('/business/company/nowhere', ADMIN) };
