/** For stories: the hub at one page, with the back end of a company. */
import type { AuthState } from '@travel-shell/contract';
import { waitFor } from 'storybook/test';
import { memberOf } from './AdminHub.fixtures.ts';
import { type BackEnd, EVERY_PAGE } from './testPage.ts';

/** @param start makes the back end, with what differs from the usual */
export const showHub = (page: string, auth: AuthState, start: () => BackEnd) => ({
  args: { page, member: memberOf(auth), 'admin-pages': EVERY_PAGE },
  parameters: { auth },
  beforeEach: () => {
    const backEnd = start();
    return () => backEnd.endWithAnswers();
  },
});

/** The hub's match for the selector at this index, in the order of the page, once it is there. */
export function findInHub<E extends HTMLElement>(canvas: HTMLElement, selector: string, index = 0): Promise<E> {
  return waitFor(() => {
    const found = canvas.querySelector('travel-admin-hub')?.shadowRoot?.querySelectorAll<E>(selector)[index];
    if (!found) throw new Error(`There is no ${selector} yet.`);
    return found;
  });
}
