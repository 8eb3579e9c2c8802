/** For stories: what the screens of one visitor are played with. */
import type { AuthState } from '@travel-shell/contract';
import { memberOf } from './Business.fixtures.ts';
import { BackEnd } from './testPage.ts';

/** @param change what the back end has, beside the usual */
export const play = (page: string, auth: AuthState, change: (backEnd: BackEnd) => void = () => {}) => ({
  args: { page, ...(auth.loggedInSession && { member: memberOf(auth) }) },
  parameters: { auth: auth.loggedInSession ? auth : 'signedOut' },
  beforeEach: () => {
    const backEnd = new BackEnd(auth);
    change(backEnd);
    return () => backEnd.endWithAnswers();
  },
});

/** The screen's root, once this is in it. */
export async function find<E extends HTMLElement>(canvas: HTMLElement, selector: string): Promise<E> {
  const { waitFor } = await import('storybook/test');
  return waitFor(
    () => {
      const found = canvas.querySelector('travel-business')?.shadowRoot?.querySelector<E>(selector);
      if (!found) throw new Error(`There is no ${selector} yet.`);
      return found;
    },
    // Parts load on demand, which takes time on a busy machine.
    { timeout: 5000 },
  );
}
