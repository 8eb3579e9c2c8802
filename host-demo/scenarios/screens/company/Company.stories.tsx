import type { Meta, StoryObj } from '@storybook/react-vite';
import { AUTH_STATE, answerCalls, FORM_TOKEN, never } from '@travel-shell/testing/answerCalls';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import type { ComponentType } from 'react';
import { screens } from '../screens.ts';
import { ADMIN, COMPANY, PEOPLE } from './Company.fixtures.ts';
import '../element.ts';

const meta: Meta = {
  title: 'Screens/Desk/Company',
  // Storybook's types only accept React components, not tags.
  component: 'travel-desk' as unknown as ComponentType,
  args: { page: screens.hrefOf('company'), member: JSON.stringify(ADMIN) },
  beforeEach: () => {
    playSignedInCookie(true);
    return answerCalls((_request, path) => {
      // The page's server has said who the visitor is.
      if (path === AUTH_STATE) return never();
      if (path === FORM_TOKEN) return Response.json({ formtoken: 'a-token-that-is-long-enough' });
      if (path === '/i/api/business/users/v2/findUsers') return Response.json(PEOPLE);
      if (path !== '/i/api/business/company/v1/') return undefined;
      return Response.json(COMPANY, { headers: { ETag: '"1"' } });
    });
  },
};
export default meta;

export const Default: StoryObj = {};
