import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { HANA } from '../AdminHub.fixtures.ts';
import { findInHub, showHub } from '../hubStory.fixtures.ts';
import { CompanyBackEnd } from '../testPage.ts';
import { SsoBackEnd } from './SsoBackEnd.fixtures.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Admin hub/Integrations',
  // Storybook's types only accept React components, not tags.
  component: 'travel-admin-hub' as unknown as ComponentType,
};
export default meta;

type Story = StoryObj;

/** @param wanted what the screen is complete with */
const show = (page: string, wanted: string, start: () => CompanyBackEnd): Story => ({
  ...showHub(page, HANA, start),
  play: async ({ canvasElement }) => void (await findInHub(canvasElement, wanted)),
});

const providers = (change: (backEnd: SsoBackEnd) => void = () => {}) =>
  show('/business/integrations/sso', '.copy', () => {
    const backEnd = new SsoBackEnd(HANA);
    change(backEnd);
    return backEnd;
  });

export const SingleSignOn: Story = {
  ...providers(),
  play: async ({ canvasElement }) => void (await findInHub(canvasElement, '.sso-facts')),
};

/** For the pictures alone: the toolbar changes the brand of each story. */
export const SingleSignOnSister: Story = { ...SingleSignOn, globals: { brand: 'sister' }, tags: ['!dev', '!autodocs'] };

export const SingleSignOnPartner: Story = {
  ...SingleSignOn,
  globals: { brand: 'partner' },
  tags: ['!dev', '!autodocs'],
};

export const NewProvider: Story = {
  ...providers((backEnd) => {
    backEnd.entries = [];
  }),
  play: async ({ canvasElement }) => {
    (await findInHub(canvasElement, '.stack.loaded > .actions button')).click();
    // The focus ring depends on whether the last input was a key or a pointer.
    (await findInHub(canvasElement, '.sso-form [name=name]')).blur();
  },
};

export const ExpenseSystem: Story = show('/business/integrations', '[type=radio]', () => new CompanyBackEnd(HANA));
