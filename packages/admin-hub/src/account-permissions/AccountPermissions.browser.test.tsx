/** Access and sessions of support, and the plan of a company: what an administrator sees, and what is sent. */
import { page } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { parts } from '@travel-shell/testing/mountElement';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { describe, expect, test } from 'vitest';
import { refuseWith } from '../parts/testPeople.ts';
import { onHubPage } from '../testHub.ts';
import { mountHub } from '../testPage.ts';
import { AccountBackEnd } from './testAccount.ts';

const PATH = '/business/account-permissions';
let backEnd: AccountBackEnd;

onHubPage(
  () => {
    backEnd = new AccountBackEnd();
  },
  () => backEnd.end(),
);

function open(search = ''): Promise<HTMLElement> {
  history.pushState(null, '', PATH + search);
  return mountHub(PATH + search);
}

const region = (name: string) => page.getByRole('region', { name, exact: true });
const support = () => page.getByRole('switch', { name: 'Support may act as members of your company' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string | RegExp) => page.getByText(text).first();
const rows = (hub: HTMLElement) =>
  parts(hub, 'tbody tr').map((row) =>
    [...row.querySelectorAll('.ts-table-value')].map(({ textContent }) => textContent),
  );

function signInAgain(isDone: boolean): void {
  const signIn = (event: Event) => {
    event.preventDefault();
    (event as CustomEvent).detail.result = Promise.resolve({ signedIn: isDone });
  };
  document.addEventListener('travel-sign-in-requested', signIn, { once: true });
}

describe('access for support', () => {
  test('API-114 API-115 BIZ-116 is off until it is allowed, which says who has done it and when', async () => {
    await open();
    await expect.element(support()).not.toBeChecked();
    await support().click();
    await expect.element(said('Support may now act as members of your company.')).toBeVisible();
    await expect.element(support()).toBeChecked();
    await expect.element(said(/^Allowed by Hana Sato on Nov 27, 2026/)).toBeVisible();
    expect(hasFocus(support().element())).toBe(true);
    expect(backEnd.writes).toEqual([['POST', { duration: 'DAY' }]]);
    await expect.element(said(/Ends on Nov 28, 2026/)).toBeVisible();
  });

  test('API-115 is allowed for as long as is chosen, before and after', async () => {
    await open();
    const choice = (name: string) => page.getByRole('radio', { name });
    await expect.element(choice('24 hours')).toBeChecked();
    await choice('7 days').click();
    expect(backEnd.writes).toEqual([]);
    await support().click();
    await expect.element(said(/Ends on Dec 4, 2026/)).toBeVisible();
    await expect.element(choice('7 days')).toBeChecked();
    await choice('Until you switch it off').click();
    await expect.element(said(/^Allowed by Hana Sato on Nov 27, 2026.{0,12}$/)).toBeVisible();
    expect(hasFocus(choice('Until you switch it off').element())).toBe(true);
    expect(backEnd.writes).toEqual([['POST', { duration: 'WEEK' }], ['POST']]);
    backEnd.refusals.push(refuseWith(500));
    await choice('24 hours').click();
    await expect.element(page.getByRole('alert').getByText(/did not work/)).toBeVisible();
    await expect.element(choice('Until you switch it off')).toBeChecked();
  });

  test('the switch stays in the window, whoever has allowed it', async () => {
    await page.viewport(320, 900);
    const grantedBy = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    backEnd.support = { enabled: true, grantedAt: '2026-11-20T09:00:00.000Z', grantedBy };
    await open();
    await expect.element(said(/^Allowed by Donau/)).toBeVisible();
    expect(support().element().getBoundingClientRect().right).toBeLessThan(320);
  });

  test('API-116 BIZ-116 is taken back', async () => {
    backEnd.support = { enabled: true, grantedAt: '2026-11-20T09:00:00.000Z', grantedBy: null };
    await open();
    await expect.element(said(/^Allowed by somebody who has left on Nov 20, 2026/)).toBeVisible();
    await support().click();
    await expect.element(said('Support can no longer act as members of your company.')).toBeVisible();
    await expect.element(support()).not.toBeChecked();
    expect(backEnd.writes).toEqual([['DELETE']]);
  });

  test('after a refusal it stays as it was, says so, and is not sent again', async () => {
    await open();
    await expect.element(support()).not.toBeChecked();
    const refusals: [...Parameters<typeof refuseWith>, text: string | RegExp][] = [
      [500, {}, {}, /did not work/],
      [429, { 'Retry-After': '170' }, {}, /Try again in 3 minutes/],
      [403, {}, { permission: 'COMPANY_SETTINGS_MANAGEMENT' }, /COMPANY_SETTINGS_MANAGEMENT/],
      // While support acts.
      [
        403,
        {},
        { localizedDescription: 'Support cannot do this for a member.' },
        /Support cannot do this for a member\./,
      ],
    ];
    for (const [at, [status, headers, error, text]] of refusals.entries()) {
      backEnd.refusals.push(refuseWith(status, headers, error));
      await support().click();
      await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
      await expect.element(support()).not.toBeChecked();
      expect(backEnd.writes).toHaveLength(at + 1);
    }
  });

  test('goes on after the visitor has signed in again, and stays as it was where they have not', async () => {
    await open();
    await expect.element(support()).not.toBeChecked();
    backEnd.refusals.push(refuseWith(401), refuseWith(401));
    signInAgain(false);
    await support().click();
    await expect.element(page.getByRole('alert').getByText(/did not work/)).toBeVisible();
    await expect.element(support()).not.toBeChecked();
    signInAgain(true);
    await support().click();
    await expect.element(said('Support may now act as members of your company.')).toBeVisible();
    expect(backEnd.writes).toHaveLength(3);
  });

  test('is sent once where it is pressed twice', async () => {
    await open();
    await expect.element(support()).not.toBeChecked();
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.refusals.push(() => promise.then(refuseWith(500)));
    await support().click();
    await expect.element(support()).toBeChecked();
    await support().click();
    await expect.element(support()).toBeChecked();
    resolve();
    await expect.element(support()).not.toBeChecked();
    expect(backEnd.writes).toHaveLength(1);
  });
});

test('BIZ-117 the plan is there, with the way to the others', async () => {
  await open();
  await expect.element(said('The plan of your company is Business.')).toBeVisible();
  await expect
    .element(region('Plan').getByRole('link', { name: 'Compare plans' }))
    .toHaveAttribute('href', '/business/biz-plus-upgrade');
});

describe('sessions of support', () => {
  test('BIZ-116 says who is in now and who was, with times and pages', async () => {
    const hub = await open();
    await expect.element(said('1–3 of 3 sessions')).toBeVisible();
    const [now, over, gone] = rows(hub);
    expect(now?.[0]).toBe('Sam ReyesSupport, acting as Grace Hopper');
    expect(now?.[1]).toMatch(/^In nowSince Nov 20, 2026/);
    expect(now?.[2]).toBe('/business/business/account-permissions');
    expect(over?.[1]).toMatch(/^Nov 19, 2026.*–/);
    expect(gone).toEqual(['Somebody who has leftSupport, acting as somebody who has left', gone?.[1], 'No page noted']);
  });

  test('are asked for again after access was switched off', async () => {
    backEnd.support = { enabled: true, grantedAt: '2026-11-20T09:00:00.000Z', grantedBy: null };
    await open();
    await expect.element(said('In now')).toBeVisible();
    await support().click();
    await expect.poll(() => page.getByText('In now').elements().length).toBe(0);
  });

  test('of a company that support has never entered says so', async () => {
    backEnd.sessions = [];
    await open();
    await expect.element(said('Support has not been in your company yet.')).toBeVisible();
  });
});

test('what cannot be loaded says so, and the rest is there', async () => {
  expectConsole(/BUSINESS_FAILED/, 3);
  backEnd.down = ['support', 'plan', 'sessions'];
  await open();
  await expect.poll(() => page.getByRole('alert').getByText('This could not be loaded.').elements().length).toBe(3);
  backEnd.down = ['plan', 'sessions'];
  await region('Access for support').getByRole('button', { name: 'Try again' }).click();
  await expect.element(support()).toBeVisible();
  await expect.element(region('Plan').getByRole('alert').getByText('This could not be loaded.')).toBeVisible();
  backEnd.down = [];
  await region('Plan').getByRole('button', { name: 'Try again' }).click();
  await expect.element(said('The plan of your company is Business.')).toBeVisible();
  await button('Try again').click();
  await expect.element(said('1–3 of 3 sessions')).toBeVisible();
});
