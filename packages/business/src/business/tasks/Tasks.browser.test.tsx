import { authState } from '@travel-shell/store';
import { never } from '@travel-shell/testing/answerCalls';
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, TRAVELER, tasks } from '../Business.fixtures.ts';
import { BackEnd, mountBusiness, PATHS, refused } from '../testPage.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  await page.viewport(1280, 900);
  backEnd = new BackEnd();
});
afterEach(() => {
  backEnd.end();
  document.body.replaceChildren();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const bar = (name: string) => page.getByLabelText(name);
const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const says = (text: string | RegExp) => page.getByText(text);

async function open(auth = ADMIN, path = '/business/tasks'): Promise<HTMLElement> {
  backEnd.auth = auth;
  const element = await mountBusiness(path, auth);
  await expect.element(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
  return element;
}

describe('steps', () => {
  test('RTE-024 API-077 STA-032 STA-033 shows each step with its state, and the progress of both kinds', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your first steps' })).toBeVisible();
    await expect.poll(() => step('Complete your profile').element().textContent).toContain('Done');
    await expect.poll(() => step('Take a look around').element().textContent).toContain('Skipped');
    await expect.poll(() => step('Add a traveler').element().textContent).toContain('Open');
    await expect.element(bar('Your progress')).toHaveAttribute('aria-valuetext', '2 of 5 steps');
    await expect.element(bar('Progress of your company')).toHaveAttribute('aria-valuetext', '2 of 5 steps');
    await expect
      .element(page.getByRole('link', { name: 'To the steps of your company' }))
      .toHaveAttribute('href', '/business/tasks/company');
  });

  test('BIZ-070 says nothing of the company to who may not set it up', async () => {
    backEnd.tasks = tasks({ companyTasks: [] });
    await open(TRAVELER);
    expect(bar('Progress of your company').query()).toBeNull();
    expect(page.getByRole('link', { name: 'Set up your company' }).query()).toBeNull();
  });

  test('API-074 a step is done, and undone with the same button, which keeps the focus', async () => {
    await open();
    await button('Done: Add a traveler').click();
    await expect.poll(() => hasFocus(button('Undo: Add a traveler').element())).toBe(true);
    await expect.element(bar('Your progress')).toHaveAttribute('aria-valuetext', '3 of 5 steps');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => hasFocus(button('Done: Add a traveler').element())).toBe(true);
    await expect.element(bar('Your progress')).toHaveAttribute('aria-valuetext', '2 of 5 steps');
  });

  test('a step is undone while the state of the visitor is still asked for', async () => {
    await open();
    backEnd.auth = 'pending';
    await button('Done: Add a traveler').click();
    await button('Undo: Add a traveler').click();
    await expect.element(button('Done: Add a traveler')).toBeVisible();
    expect(backEnd.bodiesOf(PATHS.taskStatus)).toHaveLength(2);
  });

  test('a step that is skipped hands the focus to the button that brings it back', async () => {
    await open();
    await button('Skip: Add a traveler').click();
    await expect.poll(() => hasFocus(button('Undo: Add a traveler').element())).toBe(true);
    await expect.poll(() => step('Add a traveler').element().textContent).toContain('Skipped');
  });

  test('the state of the visitor follows, for menus on the same page', async () => {
    await open();
    await button('Done: Add a traveler').click();
    await expect.element(button('Undo: Add a traveler')).toBeVisible();
    const progress = () => {
      const state = authState.get();
      return state.status === 'signedIn' && state.state.businessState.accountOnboardingProgress;
    };
    await expect.poll(progress).toBe(60);
  });

  test('a press while a step is marked marks no second one; a refusal is said and changes nothing', async () => {
    await open();
    backEnd.answers[PATHS.taskStatus] = never;
    await button('Done: Add a traveler').click();
    await expect.element(button('Done: Add a traveler')).toHaveAttribute('aria-busy', 'true');
    await button('Done: Confirm your email address').click();
    expect(backEnd.bodiesOf(PATHS.taskStatus)).toHaveLength(1);
  });

  test('a step that is refused stays what it is, and it is said', async () => {
    await open();
    backEnd.answers[PATHS.taskStatus] = refused(403, 'FORBIDDEN', 'You are not allowed to do this.');
    await button('Done: Add a traveler').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'not allowed' })).toBeVisible();
    await expect.poll(() => step('Add a traveler').element().textContent).toContain('Open');
  });

  test('a step of a newer back end has a name, too', async () => {
    backEnd.tasks = tasks({ accountTasks: [{ taskId: 'FIND_A_FRIEND', status: 'open' }] });
    await open();
    await expect.element(button('Done: One more step')).toBeVisible();
  });

  test('steps lead to where they are taken', async () => {
    await open();
    await expect
      .element(page.getByRole('link', { name: 'To your account' }))
      .toHaveAttribute('href', '/profile/account');
    await button('To the languages').click();
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Language' }).element())).toBe(true);
  });

  test('API-075 the mail is sent again; a limit is said with when to try again', async () => {
    await open();
    await button('Send the mail again').click();
    await expect.element(says('We have sent the mail again.')).toBeVisible();
    backEnd.answers[PATHS.resend] = refused(429, 'TOO_MANY_REQUESTS');
    await button('Send the mail again').click();
    await expect.element(says(/Try again in 5 minutes/)).toBeVisible();
    expect(says('We have sent the mail again.').query()).toBeNull();
  });

  test('what cannot be loaded is said, and tried again; the focus stays in the screen', async () => {
    expectConsole(/The steps of the onboarding could not be loaded/);
    backEnd.answers[PATHS.tasks] = refused(503, 'INTERNAL_ERROR');
    await mountBusiness('/business/tasks', ADMIN);
    await expect.element(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
    delete backEnd.answers[PATHS.tasks];
    await button('Try again').click();
    await expect.element(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
    const root = document.querySelector('travel-business')?.shadowRoot;
    await expect.poll(() => root?.activeElement?.className).toBe('loaded');
  });
});

describe('reminder', () => {
  test('API-076 says what is left until it is dismissed', async () => {
    await open();
    await expect.element(says('3 steps are still open.')).toBeVisible();
    await button('Do not remind me').click();
    await expect.element(says('3 steps are still open.')).not.toBeInTheDocument();
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Steps' }).element())).toBe(true);
    expect(backEnd.bodiesOf(PATHS.dismiss)).toHaveLength(1);
  });

  test('CON-100 at the end everything is done', async () => {
    backEnd.tasks = tasks({ accountTasks: [{ taskId: 'TAKE_TOUR', status: 'done' }], accountOnboardingProgress: 100 });
    await open();
    await expect.element(says('Everything is done.')).toBeVisible();
    expect(button('Do not remind me').query()).toBeNull();
  });
});

describe('profile', () => {
  const field = (name: string) => page.getByRole('textbox', { name });

  test('API-073 API-078 shows what is known, and saves it', async () => {
    await open();
    await expect.element(field('First name')).toHaveValue('Hana');
    await field('Job title').fill('Director');
    await page.getByRole('checkbox', { name: 'Colleagues may book for me' }).click();
    await button('Save profile').click();
    await expect.element(says('Saved')).toBeVisible();
    expect(backEnd.bodiesOf(PATHS.setup)).toEqual([
      {
        ...{ firstName: 'Hana', lastName: 'Sato', jobTitle: 'Director' },
        ...{ phoneNumber: null, allowsBookingByOthers: true },
      },
    ]);
    await field('Job title').fill('Director of books');
    await expect.element(says('Saved')).not.toBeInTheDocument();
  });

  test('where the session has ended, it is saved after a new sign-in in the dialog, and the page stays', async () => {
    await open();
    await field('Job title').fill('Director');
    const signIn = (event: Event) => {
      event.preventDefault();
      delete backEnd.answers[PATHS.setup];
      (event as CustomEvent).detail.result = Promise.resolve({ signedIn: true });
    };
    document.addEventListener('travel-sign-in-requested', signIn, { once: true });
    backEnd.answers[PATHS.setup] = refused(401, 'INVALID_SESSION');
    await button('Save profile').click();
    await expect.element(says('Saved')).toBeVisible();
    await expect.element(field('Job title')).toHaveValue('Director');
    expect(backEnd.bodiesOf(PATHS.setup)).toHaveLength(2);
    await runPending();
    expect(backEnd.eventsOf('travel-navigate')).toEqual([]);
  });

  test('a save that turns business mode on is said, too', async () => {
    const outside = { ...ADMIN, businessState: { ...ADMIN.businessState, businessMode: false } };
    await open(outside);
    await expect.element(field('First name')).toHaveValue('Hana');
    backEnd.answers[PATHS.setup] = () => {
      backEnd.auth = ADMIN;
      return Response.json(backEnd.account);
    };
    await button('Save profile').click();
    await expect.element(says('Saved')).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Hana');
    expect(hasFocus(button('Save profile').element())).toBe(true);
  });

  test('what is wrong is said at its field', async () => {
    await open();
    await field('First name').fill('');
    await button('Save profile').click();
    await expect.poll(() => hasFocus(field('First name').element())).toBe(true);
    await expect.element(field('First name')).toHaveAttribute('aria-invalid', 'true');
    expect(backEnd.bodiesOf(PATHS.setup)).toEqual([]);
  });

  test('ERR-010 a missing second factor leads there, and what is typed is there after it', async () => {
    history.replaceState(null, '', '/business/tasks');
    await open();
    await field('Job title').fill('Director');
    backEnd.answers[PATHS.setup] = refused(403, 'MISSING_TWO_FACTOR_AUTHENTICATION');
    await button('Save profile').click();
    await expect
      .poll(() => backEnd.eventsOf('travel-navigate'))
      .toEqual([
        {
          kind: 'redirect',
          url: `${location.origin}/business/verify?redir=%2Fbusiness%2Ftasks`,
          reason: 'MISSING_TWO_FACTOR_AUTHENTICATION',
        },
      ]);
    document.body.replaceChildren();
    await open();
    await expect.element(field('Job title')).toHaveValue('Director');
  });
});

describe('language', () => {
  const select = () => page.getByRole('combobox', { name: 'Language of your mails' });
  const choose = async (name: string) => {
    await select().click();
    await page.getByRole('option', { name }).click();
  };

  test('API-035 is saved when it is chosen', async () => {
    await open();
    await expect.poll(() => select().element().textContent).toContain('English (United States)');
    await choose('Deutsch (Deutschland)');
    await expect.element(says('Saved')).toBeVisible();
    await expect.poll(() => select().element().textContent).toContain('Deutsch (Deutschland)');
    await select().click();
    const french = page.getByRole('option', { name: /fran/i });
    await expect.element(french).toBeVisible();
    expect(french.element().querySelector('[lang]')?.getAttribute('lang')).toBe('fr-FR');
    expect(backEnd.bodiesOf(PATHS.language)).toEqual([{ localeCode: 'de-DE' }]);
  });

  test('the last one that was chosen stays, whatever the answer to another is', async () => {
    await open();
    const answers: ((answer: Response) => void)[] = [];
    backEnd.answers[PATHS.language] = () => new Promise<Response>((resolve) => answers.push(resolve));
    await choose('Deutsch (Deutschland)');
    await expect.poll(() => answers.length).toBe(1);
    await choose('日本語 (日本)');
    answers[0]?.(refused(503, 'INTERNAL_ERROR')());
    expectConsole(/Failed to change K4B locale/);
    await runPending();
    expect(select().element().textContent).toContain('日本語');
    await expect.element(says('The language could not be saved. Please choose it again.')).not.toBeInTheDocument();
  });

  test('ERR-050 a failure is logged and said, and the saved one is back', async () => {
    expectConsole(/Failed to change K4B locale/);
    await open();
    backEnd.answers[PATHS.language] = refused(503, 'INTERNAL_ERROR');
    await choose('Deutsch (Deutschland)');
    await expect.element(says('The language could not be saved. Please choose it again.')).toBeVisible();
    await expect.poll(() => select().element().textContent).toContain('English (United States)');
  });
});

describe('keywords', () => {
  const field = () => page.getByRole('textbox', { name: 'New keyword' });

  test('API-079 are added and removed, and the focus stays at the field', async () => {
    await open();
    await field().fill('  Berlin ');
    await userEvent.keyboard('{Enter}');
    await expect.element(says('“Berlin” is added.')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    await button('Remove “Logistics”').click();
    await expect.element(says('“Logistics” is removed.')).toBeVisible();
    await expect.poll(() => hasFocus(field().element())).toBe(true);
    expect(backEnd.bodiesOf(PATHS.keywords)).toEqual([
      { keywords: ['Logistics', 'Project Aurora', 'Berlin'] },
      { keywords: ['Project Aurora', 'Berlin'] },
    ]);
  });

  test('one that is filled in without an event is added', async () => {
    await open();
    (field().element() as HTMLInputElement).value = 'Berlin';
    await button('Add').click();
    await expect.element(says('“Berlin” is added.')).toBeVisible();
    await expect.element(field()).toHaveValue('');
  });

  test('none is added twice, and none beyond the limit of the contract', async () => {
    await open();
    await field().fill('logistics');
    await button('Add').click();
    await expect.element(says('You have this keyword already.')).toBeVisible();
    document.body.replaceChildren();
    backEnd.end();
    backEnd = new BackEnd();
    backEnd.account = { ...backEnd.account, keywords: Array.from({ length: 20 }, (_, at) => `Word ${at}`) };
    await open();
    await field().fill('One more');
    await button('Add').click();
    await expect.element(says('You can have 20 keywords at most. Remove one first.')).toBeVisible();
    expect(backEnd.bodiesOf(PATHS.keywords)).toEqual([]);
  });

  test('what is refused is said, and what was typed stays', async () => {
    await open();
    backEnd.answers[PATHS.keywords] = refused(500, 'INTERNAL_ERROR');
    await field().fill('Berlin');
    await button('Add').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'No.' })).toBeVisible();
    await expect.element(field()).toHaveValue('Berlin');
  });
});

describe('the company', () => {
  test('RTE-025 BIZ-070 shows its steps and its progress to who manages it', async () => {
    await open(ADMIN, '/business/tasks/company');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Set up your company' })).toBeVisible();
    await expect.poll(() => step('Name and address of the company').element().textContent).toContain('Done');
    await expect
      .element(page.getByRole('link', { name: 'To the members' }))
      .toHaveAttribute('href', '/business/users/manage');
    await button('Done: Invite your colleagues').click();
    await expect.element(bar('Progress of your company')).toHaveAttribute('aria-valuetext', '3 of 5 steps');
  });

  test('leaves out the steps that the site has no page for, and counts the others', async () => {
    backEnd.end();
    backEnd = new BackEnd(ADMIN, { adminPages: { 'users/manage': false } });
    await open(ADMIN, '/business/tasks/company');
    await expect.element(bar('Progress of your company')).toHaveAttribute('aria-valuetext', '2 of 3 steps');
    expect(step('Invite your colleagues').elements()).toEqual([]);
    expect(step('Add a way to pay').elements()).toEqual([]);
  });

  test('BIZ-070 says in words that others may not open it', async () => {
    await mountBusiness('/business/tasks/company', TRAVELER);
    await expect.element(says(/You may not open this page/)).toBeVisible();
  });
});
