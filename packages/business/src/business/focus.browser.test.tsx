/** A keyboard user never loses their place, whatever is pressed on whatever page. */
import type { AuthState } from '@travel-shell/contract';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { afterEach, expect, test } from 'vitest';
import { ADMIN, PRIVATE, SIGNED_OUT } from './Business.fixtures.ts';
import { BackEnd, mountBusiness } from './testPage.ts';

let backEnd: BackEnd;
const { href } = location;
afterEach(() => {
  backEnd.end();
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '', href);
});

test.each<[path: string, who: string, auth: AuthState]>([
  ['/business/tasks', 'an administrator', ADMIN],
  ['/business/tasks/company', 'an administrator', ADMIN],
  ['/business/biz-plus-upgrade', 'an administrator', ADMIN],
  ['/business/get-started', 'somebody without a company', PRIVATE],
  ['/business/get-started', 'a visitor who is signed out', SIGNED_OUT],
])('%s: no press of %s loses the focus', { timeout: 120_000 }, async (path, _who, auth) => {
  backEnd = new BackEnd(auth);
  history.replaceState(null, '', path);
  const element = await mountBusiness(path, auth);
  await expect.poll(() => element.shadowRoot?.querySelectorAll('.screen button').length).toBeGreaterThan(0);
  const pressed = await walkButtons(element);
  expect(pressed.length).toBeGreaterThan(0);
});
