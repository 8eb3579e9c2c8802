import { AUTH_STATE, answerCallsUntilNext, FORM_TOKEN, never } from '@travel-shell/testing/answerCalls';
import { cleanup, page, userEvent } from '@travel-shell/testing/browser';
import { mountElement } from '@travel-shell/testing/mountElement';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { afterEach, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { screens } from '../screens.ts';
import { ADMIN, COMPANY, PEOPLE } from './Company.fixtures.ts';
import '../element.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('the company is shown, and saved with the version that was shown', async () => {
  const sent: (string | null)[] = [];
  playSignedInCookie(true);
  answerCallsUntilNext(async (request, path) => {
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'a-token-that-is-long-enough' });
    // The page's server has said who the visitor is.
    if (path === AUTH_STATE) return never();
    if (path === '/i/api/business/users/v2/findUsers') return Response.json(PEOPLE);
    if (path !== '/i/api/business/company/v1/') return undefined;
    if (request.method === 'PUT') sent.push(request.headers.get('If-Match'), (await request.json()).name);
    return Response.json(COMPANY, { headers: { ETag: '"1"' } });
  });
  await mountElement(contract.tag, { page: screens.hrefOf('company'), member: JSON.stringify(ADMIN) });
  await expect.element(page.getByRole('row', { name: /Grace Okafor/ })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Northwind');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toEqual(['"1"', 'Northwind']);
});
