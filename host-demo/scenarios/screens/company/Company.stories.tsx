import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerCalls, FORM_TOKEN } from '@travel-shell/testing/answerCalls';
import type { ComponentType } from 'react';
import { screens } from '../screens.ts';
import { ADMIN, COMPANY, PEOPLE } from './Company.fixtures.ts';
import '../element.ts';

const meta: Meta = {
  title: 'Screens/Desk/Company',
  // Storybook's types only accept React components, not tags.
  component: 'travel-desk' as unknown as ComponentType,
  args: { page: screens.hrefOf('company'), member: JSON.stringify(ADMIN) },
  beforeEach: () =>
    answerCalls((_request, path) => {
      if (path === FORM_TOKEN) return Response.json({ formtoken: 'a-token-that-is-long-enough' });
      if (path === '/i/api/business/users/v2/findUsers') return Response.json(PEOPLE);
      if (path !== '/i/api/business/company/v1/') return undefined;
      return Response.json(COMPANY, { headers: { ETag: '"1"' } });
    }),
};
export default meta;

export const Default: StoryObj = {};
