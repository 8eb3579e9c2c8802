import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, PRIVATE, SIGNED_OUT, TRAVELER } from '../../Business.fixtures.ts';
import { BackEnd, mountBusiness, PATHS, refused } from '../../testPage.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  await page.viewport(1280, 900);
  backEnd = new BackEnd(SIGNED_OUT);
});
afterEach(() => {
  backEnd.end();
  document.body.replaceChildren();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name });
const plan = (name: string) => page.getByRole('radio', { name });
const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const says = (text: string | RegExp) => page.getByText(text);
const went = () => backEnd.eventsOf('travel-navigate').map((detail) => (detail as { url: string }).url);

/** On a page that says what its plans have. */
function configurePlans(): void {
  backEnd.end();
  backEnd = new BackEnd(SIGNED_OUT, { businessPlans: PLANS });
}

async function open(path: string, auth = SIGNED_OUT): Promise<HTMLElement> {
  // A press changes the address of the test's page.
  history.replaceState(null, '', path);
  backEnd.auth = auth;
  return mountBusiness(path, auth);
}

/** As a new company does. */
async function fill(email = 'new@bakery.example'): Promise<void> {
  await field('Name of the company').fill('Corner Bakery');
  await field('First name').fill('Bo');
  await field('Last name').fill('Diaz');
  if (await field('Work email').query()) {
    await field('Work email').fill(email);
    await field('Password').fill('a good long passphrase');
  }
}

const SIGNUP = { companyName: 'Corner Bakery', firstName: 'Bo', lastName: 'Diaz' };
const NEW = { ...SIGNUP, email: 'new@bakery.example', password: 'a good long passphrase' };

describe('sign-up', () => {
  test('RTE-023 API-098 makes a company of a visitor who is signed out, and says where the mail is', async () => {
    await open('/business/get-started');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Travel as a company' })).toBeVisible();
    await expect.element(plan('Business')).toBeChecked();
    await fill();
    await button('Create account').click();
    const heading = page.getByRole('heading', { name: 'Look into your mail' });
    await expect.element(heading).toBeVisible();
    await expect.poll(() => hasFocus(heading.element())).toBe(true);
    await expect.element(says(/We have sent a mail to new@bakery.example/)).toBeVisible();
    expect(backEnd.bodiesOf(PATHS.signup)).toEqual([NEW]);
    await button('Send the mail again').click();
    await expect.element(says('We have sent the mail again.')).toBeVisible();
    expect(backEnd.bodiesOf(PATHS.signup)).toEqual([NEW, NEW]);
    backEnd.answers[PATHS.signup] = refused(429, 'TOO_MANY_REQUESTS');
    await button('Send the mail again').click();
    await expect.element(says(/Try again in 5 minutes/)).toBeVisible();
    await button('Take another address').click();
    await expect.element(field('Name of the company')).toHaveValue(SIGNUP.companyName);
    await expect.element(field('Password')).toHaveValue('');
    await expect.poll(() => hasFocus(field('Work email').element())).toBe(true);
  });

  test('has the links to the terms and to what is done with the data', async () => {
    const business = await open('/business/get-started');
    await expect.element(says(/^By creating an account you agree to our terms of use/)).toBeVisible();
    const address = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
    expect([address('terms of use'), address('privacy policy')]).toEqual(['/actual-terms-of-use', '/privacy']);
    business.setAttribute('terms-url', '/terms');
    business.setAttribute('privacy-url', 'https://example.com/data');
    await expect
      .poll(() => [address('terms of use'), address('privacy policy')])
      .toEqual(['/terms', 'https://example.com/data']);
  });

  test('what is typed is not lost by a link without a question', async () => {
    await open('/business/get-started');
    await field('Name of the company').fill('Corner Bakery');
    await page.getByRole('link', { name: 'Sign in to your account' }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });

  test.each([
    ['/business/get-started?tier=bizPlus', PATHS.plusSignup, 'Business Plus'],
    ['/business/get-started?tier=platinum', PATHS.signup, 'Business'],
    ['/business/biz-plus-upgrade', PATHS.plusSignup, 'Business Plus'],
  ])(
    'RTE-026 BIZ-001 BIZ-002 API-099 at %s the plan is that of the address, and an unknown one the smallest',
    async (address, path, name) => {
      await open(address);
      await expect.element(plan(name)).toBeChecked();
      await fill();
      await button('Create account').click();
      await expect.element(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
      expect(backEnd.bodiesOf(path)).toEqual([NEW]);
    },
  );

  test('another plan is in the address, and what is typed stays', async () => {
    await open('/business/get-started');
    await fill();
    await plan('Business Plus').click();
    await expect.poll(() => location.search).toBe('?tier=bizPlus');
    await expect.element(field('Name of the company')).toHaveValue('Corner Bakery');
    await button('Create account').click();
    await expect.poll(() => backEnd.bodiesOf(PATHS.plusSignup)).toEqual([NEW]);
  });

  test('API-111 for Enterprise there is a waiting list, whose answer is the same for every address', async () => {
    await open('/business/get-started?tier=enterprise');
    await field('Email').fill('bo@example.com');
    await button('Put me on the list').click();
    await expect.element(says(/You are on the list. We write to bo@example.com/)).toBeVisible();
    expect(backEnd.bodiesOf(PATHS.waitlist)).toEqual([{ email: 'bo@example.com', tier: 'enterprise' }]);
  });

  test('what is wrong is said at its field, by the rules of the contract', async () => {
    await open('/business/get-started');
    await fill('bo@');
    await button('Create account').click();
    await expect.poll(() => hasFocus(field('Work email').element())).toBe(true);
    await expect.element(field('Work email')).toHaveAttribute('aria-invalid', 'true');
    expect(backEnd.calls).toEqual([]);
  });

  test('429 says when to try again, and what is typed stays', async () => {
    await open('/business/get-started');
    await fill();
    backEnd.answers[PATHS.signup] = refused(429, 'TOO_MANY_REQUESTS', 'Too many attempts.');
    await button('Create account').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Try again in 5 minutes' })).toBeVisible();
    await expect.element(field('Name of the company')).toHaveValue('Corner Bakery');
  });

  test('a reload of the page keeps what is typed, and not the password', async () => {
    await open('/business/get-started');
    await fill();
    expect(JSON.stringify({ ...sessionStorage })).toContain('Corner Bakery');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('passphrase');
    document.body.replaceChildren();
    await open('/business/get-started');
    await expect.element(field('Name of the company')).toHaveValue('Corner Bakery');
    await expect.element(field('Password')).toHaveValue('');
  });
});

describe('a private account', () => {
  test('API-101 becomes the administrator of a new company, and is led to its first steps', async () => {
    await open('/business/get-started', PRIVATE);
    await expect.element(says(/Your account ada@example.com becomes the administrator/)).toBeVisible();
    expect(field('Password').query()).toBeNull();
    await fill();
    await button('Create company').click();
    await expect.poll(went).toEqual([`${location.origin}/business/tasks/company`]);
    expect(backEnd.bodiesOf(PATHS.leisure)).toEqual([SIGNUP]);
  });

  test.each([
    ['has it', undefined, '/business/tasks/company'],
    ['is led to the plans where that did not work', refused(503, 'INTERNAL_ERROR'), '/business/biz-plus-upgrade'],
  ])('who wants Business Plus %s', async (_, answer, path) => {
    await open('/business/get-started?tier=bizPlus', PRIVATE);
    await fill();
    if (answer) backEnd.answers[PATHS.upgrade] = answer;
    await button('Create company').click();
    await expect.poll(went).toEqual([`${location.origin}${path}`]);
    expect(backEnd.bodiesOf(PATHS.upgrade)).toEqual([{ tier: 'bizPlus' }]);
  });

  test('shows nothing of what was typed to another person who signs in', async () => {
    await open('/business/get-started', PRIVATE);
    await fill();
    const userInfoState = { ...PRIVATE.userInfoState, accountEmail: 'bo@example.com' };
    await backEnd.answerWith({ ...PRIVATE, userInfoState });
    await expect.element(says(/bo@example\.com/)).toBeVisible();
    await expect.element(field('Name of the company')).toHaveValue('');
    await expect.element(field('Last name')).toHaveValue('');
  });

  test('409 ALREADY_MEMBER leads on to the company', async () => {
    await open('/business/get-started', PRIVATE);
    await fill();
    backEnd.answers[PATHS.leisure] = () => {
      // In another tab.
      backEnd.auth = ADMIN;
      return refused(409, 'ALREADY_MEMBER')();
    };
    await button('Create company').click();
    await expect.poll(went).toEqual([`${location.origin}/business`]);
  });
});

describe('plans', () => {
  test('API-119 shows a member their plan, at both addresses', async () => {
    await open('/business/get-started', ADMIN);
    await expect.element(says('Northwind Labs has Business.')).toBeVisible();
    await expect.poll(() => card('Business Plus').query()?.textContent).toContain('Move to Business Plus');
    expect(says('Your plan').elements()).toHaveLength(1);
  });

  test('API-118 BIZ-117 moves the company to Business Plus after a question', async () => {
    await open('/business/biz-plus-upgrade', ADMIN);
    await button('Move to Business Plus').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Move to Business Plus?' })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move to Business Plus' }).click();
    await expect.element(says('Your company has moved to Business Plus.')).toBeVisible();
    await expect.element(says('Northwind Labs has Business Plus.')).toBeVisible();
    expect(backEnd.bodiesOf(PATHS.upgrade)).toEqual([{ tier: 'bizPlus' }]);
  });

  test('Enterprise is asked for, and waits', async () => {
    await open('/business/biz-plus-upgrade', ADMIN);
    await button('Ask for Enterprise').click();
    await expect.element(says('You have asked for Enterprise. We get in touch with you soon.')).toBeVisible();
    await expect.element(says('Asked for')).toBeVisible();
    await expect.element(button('Ask for Enterprise')).not.toBeInTheDocument();
  });

  test('where another administrator was first, the answer and the plan of now are shown', async () => {
    await open('/business/biz-plus-upgrade', ADMIN);
    await expect.element(button('Ask for Enterprise')).toBeVisible();
    backEnd.upgrade = { tier: 'enterprise', requestedTier: 'enterprise', status: 'COMPLETED' };
    backEnd.answers[PATHS.upgrade] = refused(409, 'TIER_NOT_HIGHER', 'Your company already has this plan.');
    await button('Ask for Enterprise').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'already has this plan' })).toBeVisible();
    await expect.element(button('Ask for Enterprise')).not.toBeInTheDocument();
  });

  test('where the session has ended, it is asked for after a new sign-in in the dialog', async () => {
    await open('/business/biz-plus-upgrade', ADMIN);
    await expect.element(button('Ask for Enterprise')).toBeVisible();
    const signIn = (event: Event) => {
      event.preventDefault();
      delete backEnd.answers[PATHS.upgrade];
      (event as CustomEvent).detail.result = Promise.resolve({ signedIn: true });
    };
    document.addEventListener('travel-sign-in-requested', signIn, { once: true });
    backEnd.answers[PATHS.upgrade] = refused(401, 'INVALID_SESSION');
    await button('Ask for Enterprise').click();
    await expect.element(says('You have asked for Enterprise. We get in touch with you soon.')).toBeVisible();
  });

  test('who may not change it reads so, and can wait for a better one', async () => {
    await open('/business/biz-plus-upgrade', TRAVELER);
    await expect.element(says('Only administrators of your company can change its plan.')).toBeVisible();
    await expect.element(field('Email')).toHaveValue('pavel@northwind.example');
    await button('Put me on the list').click();
    await expect
      .poll(() => backEnd.bodiesOf(PATHS.waitlist))
      .toEqual([{ email: 'pavel@northwind.example', tier: 'bizPlus' }]);
    expect(button(/Move to|Ask for/).elements()).toEqual([]);
  });

  test('what cannot be loaded is said, and tried again', async () => {
    expectConsole(/The tier of the company could not be loaded/);
    backEnd.answers[PATHS.upgradeStatus] = refused(503, 'INTERNAL_ERROR');
    await open('/business/biz-plus-upgrade', ADMIN);
    await expect.element(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    delete backEnd.answers[PATHS.upgradeStatus];
    await button('Try again').click();
    await expect.element(button('Move to Business Plus')).toBeVisible();
  });
});

const PLANS = {
  biz: { price: 'Free', features: ['TRIPS_TO_APPROVE'] },
  bizPlus: { price: '€4 per member and month', features: ['REPORTING', 'A person to call'] },
  enterprise: { features: ['SSO_INTEGRATION', 'constructor'] },
};

/** Each row of the table of plans: its head, then what a screen reader reads of each plan. */
const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('th')?.firstChild?.textContent,
    ...[...row.querySelectorAll('td')].map((cell) => cell.textContent),
  ]);

describe('a table of what each plan has', () => {
  const table = () => page.getByRole('table', { name: 'What each plan has' });

  test.each([
    ['BIZ-001 BIZ-145 a visitor', SIGNED_OUT, undefined],
    ['a private account', PRIVATE, undefined],
    ['a member, whose plan is marked', ADMIN, 'Business'],
    ['who may not change it', TRAVELER, 'Business'],
  ])('is there for %s, with the prices of the site', async (_who, auth, marked) => {
    configurePlans();
    await open('/business/get-started', auth);
    await expect.element(table()).toBeVisible();
    expect(rowsOf(table().element())).toEqual([
      ['Trips to approve', 'included', 'included', 'included'],
      ['Reports', 'not included', 'included', 'included'],
      ['Single sign-on', 'not included', 'not included', 'included'],
      // The site's own features, whatever their names.
      ['A person to call', 'not included', 'included', 'included'],
      ['constructor', 'not included', 'not included', 'included'],
    ]);
    await expect
      .element(page.getByRole('columnheader', { name: 'Business Plus €4 per member and month' }))
      .toBeVisible();
    const heads = [...table().element().querySelectorAll('thead [data-current]')];
    expect(heads.map((head) => head.firstChild?.textContent)).toEqual(marked ? [marked] : []);
  });

  test('is not there where the site says nothing of its plans', async () => {
    await open('/business/get-started');
    await expect.element(button('Create account')).toBeVisible();
    expect(table().query()).toBeNull();
  });

  test('the price is in the question before a better plan', async () => {
    configurePlans();
    await open('/business/biz-plus-upgrade', ADMIN);
    await button('Move to Business Plus').click();
    await expect
      .poll(() => page.getByRole('alertdialog').query()?.textContent)
      .toContain('Business Plus: €4 per member and month');
  });

  test('the price is beside the plan that one chooses', async () => {
    configurePlans();
    await open('/business/get-started');
    await expect.element(plan('Business Plus')).toHaveAccessibleDescription(/^€4 per member and month · Also policies/);
    await expect.element(plan('Enterprise')).toHaveAccessibleDescription(/^Also sign-on/);
  });
});

describe('demonstration', () => {
  test('API-109 STA-101 BIZ-O19 is asked for, with what one wants to see', async () => {
    await open('/business/biz-plus-upgrade', ADMIN);
    await field('What would you like to see?').fill('Approvals');
    await button('Ask for a demonstration').click();
    await expect.element(says('You have asked for a demonstration. We get in touch with you soon.')).toBeVisible();
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'See it first' }).element())).toBe(true);
    expect(backEnd.bodiesOf(PATHS.demo)).toEqual([{ message: 'Approvals' }]);
    expect(button('Ask for a demonstration').query()).toBeNull();
  });

  test('API-110 STA-101 is put off, and can be asked for all the same', async () => {
    await open('/business/biz-plus-upgrade', ADMIN);
    await button('Not now').click();
    await expect.element(says('You have put it off. You can ask for it whenever you like.')).toBeVisible();
    expect(button('Not now').query()).toBeNull();
    await userEvent.click(button('Ask for a demonstration').element());
    await expect.poll(() => backEnd.bodiesOf(PATHS.demo)).toEqual([{}]);
  });
});
