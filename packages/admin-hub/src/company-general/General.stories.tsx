import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { HANA } from '../AdminHub.fixtures.ts';
import { COMPANY, LOGO } from '../Company.fixtures.ts';
import { findInHub, showHub } from '../hubStory.fixtures.ts';
import { CompanyBackEnd } from '../testPage.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Admin hub/Company profile',
  // Storybook's types only accept React components, not tags.
  component: 'travel-admin-hub' as unknown as ComponentType,
};
export default meta;

type Story = StoryObj;

/** @param change what the back end has, beside the usual */
const show = (change: (backEnd: CompanyBackEnd) => void = () => {}): Story => ({
  ...showHub('/business/company/general', HANA, () => {
    const backEnd = new CompanyBackEnd(HANA);
    change(backEnd);
    return backEnd;
  }),
  play: async ({ canvasElement }) => void (await findInHub(canvasElement, '.general-logo')),
});

/** Opens a form by its button: deletion, the report, the message. */
async function open(canvas: HTMLElement, index: number): Promise<void> {
  (await findInHub(canvas, '.general-part > [aria-expanded]', index)).click();
  await findInHub(canvas, '.general-opened form');
}

export const Company: Story = show((backEnd) => {
  backEnd.settings = { ...COMPANY, logoUrl: LOGO, multiRoomBookings: true };
});

export const Loading: Story = {
  ...show((backEnd) => {
    backEnd.isSilent = true;
  }),
  play: async ({ canvasElement }) => void (await findInHub(canvasElement, '.ts-skeleton')),
};

export const BackEndDown: Story = {
  name: 'Back end down',
  ...show((backEnd) => {
    backEnd.isDown = true;
  }),
  parameters: { auth: HANA, logs: /could not be loaded/ },
  play: async ({ canvasElement }) => void (await findInHub(canvasElement, '.loaded [role=alert] button')),
};

export const DeletionByTheLastAdministrator: Story = {
  ...show((backEnd) => {
    backEnd.administrators = 1;
  }),
  play: async ({ canvasElement }) => {
    await open(canvasElement, 0);
    await findInHub(canvasElement, '.general-opened [role=status] strong');
    (await findInHub(canvasElement, '.general-opened [name=companyName]')).closest('form')?.requestSubmit();
    await findInHub(canvasElement, '.general-opened [aria-invalid]');
  },
};

export const ProblemReport: Story = {
  ...show(),
  play: async ({ canvasElement }) => {
    await open(canvasElement, 1);
    (await findInHub(canvasElement, '[name=attachments]')).scrollIntoView({ block: 'center' });
  },
};
