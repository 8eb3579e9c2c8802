import { BRANDS } from '@travel-shell/core';
import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { on, refreshAuth, signOut } from '@travel-shell/store';
import { lastSignIn } from '@travel-shell/store/keys/lastSignIn';
import { signInClosed } from '@travel-shell/store/keys/signInClosed';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configure } from './prompt/testPrompt.ts';
import { REQUESTS } from './SignIn.fixtures.ts';
import type { SignInRequest } from './signInState.ts';
import { ask, mountSignIn, type PlayedBackEnd, playBackEnd } from './testPage.ts';

let backEnd: PlayedBackEnd;
let navigations: { kind: string; url?: string }[];
const stay = (event: Event) => {
  navigations.push((event as CustomEvent).detail);
  event.preventDefault();
};

beforeEach(async () => {
  await page.viewport(1280, 900);
  backEnd = playBackEnd();
  navigations = [];
  document.addEventListener('travel-navigate', stay);
});
afterEach(() => {
  document.body.replaceChildren();
  document.removeEventListener('travel-navigate', stay);
});

const dialogOf = (element: HTMLElement) => element.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

async function open(request: SignInRequest, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const element = await mountSignIn(attributes);
  ask(element, request);
  await expect.poll(() => dialogOf(element).open).toBe(true);
  return element;
}

function heard(element: HTMLElement, type: string): unknown[] {
  const details: unknown[] = [];
  element.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
  return details;
}

describe('the states', () => {
  async function shows(name: keyof typeof REQUESTS, title: string): Promise<void> {
    await open(REQUESTS[name]);
    await expect.element(heading(title)).toBeVisible();
  }
  it('SIG-007 shows the landing page', () => shows('landing', 'Sign in or create an account'));
  it('SIG-008 shows the email form', () => shows('email', 'What’s your email address?'));
  it('SIG-009 shows the password form', () => shows('password', 'Welcome back'));
  it('SIG-010 shows the login form', () => shows('login', 'Sign in'));
  it('SIG-011 shows the form for a forgotten password', () => shows('forgot', 'Set a new password'));
  it('SIG-012 shows that the mail is on its way', () => shows('forgotSuccess', 'Check your inbox'));
  it('SIG-013 shows the providers alone to choose from, and the way back', async () => {
    await shows('oauth', 'Sign in or create an account');
    for (const name of ['Google', 'Apple', 'Naver'])
      await expect.element(button(`Continue with ${name}`)).toBeVisible();
    await expect.element(button('Back')).toBeVisible();
    expect(button('Continue with email').query()).toBeNull();
  });
  it('SIG-014 shows a locked account', () => shows('locked', 'Your account is locked'));
  it('SIG-015 shows the sign-in of a company', () => shows('externalAuth', 'Your company signs you in'));
  it('SIG-016 shows travelling for work', () => shows('businessOnboarding', 'Travel for work'));
  it('SIG-017 shows the code by mail', () => shows('magicCode', 'Enter your code'));
  it('SIG-018 shows the landing page of price alerts', () => shows('priceAlertLanding', 'Know when the price changes'));
  it('says that a change is saved where the session has ended while it was sent', async () => {
    await shows('changeWaits', 'You were signed out');
    await expect.element(page.getByText('Sign in, and your change is saved.')).toBeVisible();
    await expect.element(button('Continue with email')).toBeVisible();
  });

  it('fills in who was signed in before the session ended, without storing it, and not after a sign-out', async () => {
    const ada = authStateOf('Ada');
    backEnd.auth = { ...ada, userInfoState: { ...ada.userInfoState, accountEmail: 'ada@example.com' } };
    await refreshAuth();
    backEnd.auth = authStateOf();
    const address = async (element: HTMLElement) => {
      ask(element, REQUESTS.changeWaits);
      await button('Continue with email').click();
      const typed = ((await field('Email or phone number').findElement()) as HTMLInputElement).value;
      await button('Close').click();
      return typed;
    };
    const element = await mountSignIn();
    expect(await address(element)).toBe('ada@example.com');
    expect(lastSignIn.read()).toBeUndefined();
    await signOut();
    expect(await address(element)).toBe('');
  });

  it('SIG-019 shows the soft gate of trips', () => shows('tripsSoftGate', 'Keep it for later'));

  it('SIG-021 shows a form to register where a sign-up is requested', async () => {
    await open({ reason: 'any', state: 'signUp' });
    await expect.element(heading('Create an account')).toBeVisible();
    await expect.element(field('Choose a password')).toBeVisible();
  });

  it('names a new state for screen readers, and moves the focus into its form', async () => {
    await open(REQUESTS.landing);
    await button('Continue with email').click();
    await expect.element(field('Email or phone number')).toHaveFocus();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'What’s your email address?' }))
      .toBeInTheDocument();
  });

  it('SIG-O01 leads from the email form to login, or to the password form for a visitor who has signed in here before', async () => {
    await open(REQUESTS.email);
    await field('Email or phone number').fill('bo@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Sign in')).toBeVisible();
    await expect.element(field('Email or phone number')).toHaveValue('bo@example.com');
    await expect.element(field('Password')).toHaveFocus();

    document.body.replaceChildren();
    lastSignIn.write({ method: 'password', username: 'ada@example.com' });
    await open(REQUESTS.email);
    await expect.element(field('Email or phone number')).toHaveValue('ada@example.com');
    await button('Continue').click();
    await expect.element(heading('Welcome back')).toBeVisible();
    await expect.element(field('Email or phone number')).toHaveAttribute('readonly');
  });

  it('marks the way the visitor signed in last', async () => {
    lastSignIn.write({ method: 'apple' });
    await open(REQUESTS.landing);
    await expect.element(page.getByRole('button', { name: /Apple.*Last used/ })).toBeVisible();
    expect(page.getByText('Last used').elements()).toHaveLength(1);
  });
});

it.each(Object.keys(REQUESTS) as (keyof typeof REQUESTS)[])(
  'no press loses the focus, from the state %s on',
  async (name) => {
    const element = await open(REQUESTS[name], { providers: '' });
    const pressed = await walkButtons(element, (label) => /Close|Not now/.test(label));
    expect(pressed.length).toBeGreaterThan(0);
  },
);

describe('between two visits', () => {
  const panelOf = (element: HTMLElement) => element.shadowRoot?.querySelector('.ts-dialog-panel') as HTMLElement;

  it('renders the first screen once the dialog has faded out, and the next opening shows that', async () => {
    const element = await open(REQUESTS.landing);
    const first = panelOf(element);
    await button('Close').click();
    await expect.poll(() => panelOf(element) !== first && panelOf(element)?.inert).toBe(true);
    const ready = panelOf(element);
    ask(element, REQUESTS.landing);
    await expect.poll(() => dialogOf(element).open).toBe(true);
    expect(panelOf(element)).toBe(ready);
    await expect.element(button('Continue with email')).toBeVisible();
  });

  it('forgets the form that was left, and what was typed there', async () => {
    const element = await open(REQUESTS.email);
    await field('Email or phone number').fill('bo@example.com');
    await button('Close').click();
    await expect.poll(() => panelOf(element)?.textContent).toContain('Continue with email');
    ask(element, REQUESTS.email);
    await expect.element(field('Email or phone number')).toHaveValue('');
  });
});

describe('the frame', () => {
  it('SIG-022 SIG-024 SIG-026 CON-023 is a popup on wide screens, 480 wide and 90% high at most', async () => {
    const dialog = dialogOf(await open(REQUESTS.register));
    expect(dialog.dataset.shape).toBe('popup');
    expect(dialog.getBoundingClientRect().width).toBe(480);
    await page.viewport(1280, 400);
    await expect.poll(() => Math.round(dialog.getBoundingClientRect().height)).toBe(360);
  });

  it('SIG-023 SIG-024 SIG-025 CON-023 is a bottom sheet on narrow screens, 640 wide and 98% high at most', async () => {
    await page.viewport(700, 500);
    const dialog = dialogOf(await open(REQUESTS.register));
    expect(dialog.dataset.shape).toBe('sheet');
    await expect.poll(() => dialog.getBoundingClientRect().bottom).toBe(500);
    expect(dialog.getBoundingClientRect().width).toBe(640);
    // On a short window a strip of the page stays visible, whatever the percentage.
    await page.viewport(700, 1000);
    await expect.poll(() => getComputedStyle(dialog).maxBlockSize).toBe('980px');
  });

  it('SIG-027 goes back from each state with a back button; landing, login and the soft gate have none', async () => {
    const element = await mountSignIn();
    for (const [name, request] of Object.entries(REQUESTS)) {
      ask(element, request);
      await expect.poll(() => dialogOf(element).open).toBe(true);
      const isWithout = ['landing', 'login', 'register', 'tripsSoftGate', 'changeWaits'].includes(name);
      const back = () => element.shadowRoot?.querySelector<HTMLElement>('[part=back]');
      await expect.poll(() => Boolean(back()), { message: name }).toBe(!isWithout);
      if (isWithout) continue;
      back()?.click();
      await expect.element(heading('Sign in or create an account')).toBeVisible();
    }
  });

  it('SIG-028 has a close button unless no-close is set, and then Escape does not close it either', async () => {
    const element = await open(REQUESTS.landing);
    await button('Close').click();
    await expect.poll(() => dialogOf(element).open).toBe(false);
    element.setAttribute('no-close', '');
    ask(element, REQUESTS.tripsSoftGate);
    await expect.poll(() => dialogOf(element).open).toBe(true);
    expect(button('Close').query()).toBeNull();
    expect(button('Not now').query()).toBeNull();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(dialogOf(element).open).toBe(true);
  });

  it('SIG-029 TRP-030 reports the result id when the soft gate is closed, and remembers that it was closed', async () => {
    const element = await open(REQUESTS.tripsSoftGate);
    const closed: unknown[] = [];
    const end = on('sign-in-closed', (detail) => closed.push(detail));
    expect(signInClosed.read()).toBeUndefined();
    await button('Not now').click();
    end();
    expect(closed).toEqual([{ signedIn: false, resultId: 'r-17' }]);
    expect(signInClosed.read()).toBe(true);
    expect((element as { request?: unknown }).request).toBeUndefined();
  });

  it('keeps what was typed when the visitor clicks outside the dialog', async () => {
    const element = await open(REQUESTS.login);
    await field('Email or phone number').fill('ada@example.com');
    dialogOf(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialogOf(element).click();
    expect(dialogOf(element).open).toBe(true);
  });

  it('makes an offer that shows by itself give way', async () => {
    let isShown = false;
    const setShown = (value: boolean) => () => {
      isShown = value;
    };
    const leave = enterOverlayQueue(OVERLAY_RANKS.offer, { show: setShown(true), giveWay: setShown(false) });
    expect(isShown).toBe(true);
    const element = await open(REQUESTS.landing);
    await expect.poll(() => dialogOf(element).open).toBe(true);
    expect(isShown).toBe(false);
    leave();
  });

  it('opens in front of a consent banner that waits for an answer, each time', async () => {
    const leave = enterOverlayQueue(OVERLAY_RANKS.decision, { show: () => {} });
    const element = await open(REQUESTS.landing);
    await button('Close').click();
    await expect.poll(() => dialogOf(element).open).toBe(false);
    ask(element, REQUESTS.login);
    await expect.poll(() => dialogOf(element).open).toBe(true);
    // An offer that opens by itself waits for both.
    let hasTurn = false;
    const forget = enterOverlayQueue(OVERLAY_RANKS.offer, {
      show() {
        hasTurn = true;
      },
    });
    leave();
    expect(hasTurn).toBe(false);
    await button('Close').click();
    await expect.poll(() => hasTurn).toBe(true);
    forget();
  });

  it('tracks what is shown, pressed, refused and done, each with the step it was in', async () => {
    const element = await mountSignIn();
    const tracked = heard(element, 'travel-track');
    ask(element, REQUESTS.landing);
    await button('Continue with email').click();
    await field('Email or phone number').fill('ada@example.com');
    await button('Continue').click();
    await field('Password').fill('travel-demo');
    const json = { status: 2, errorCode: 'VALIDATION_ERROR', errorField: 'password', message: 'No.' } as const;
    backEnd.answer('/k/run/auth/login', { status: 401, json });
    await button('Sign in').click();
    await expect.poll(() => tracked.length).toBe(3);
    backEnd.answer('/k/run/auth/login', { json: { status: 0 } });
    await button('Sign in').click();
    await expect.poll(() => tracked.length).toBe(4);
    expect(tracked).toEqual([
      { piece: 'sign-in', part: 'dialog', action: 'show', label: 'sign-in' },
      { piece: 'sign-in', part: 'landing', action: 'click', label: 'email' },
      { piece: 'sign-in', part: 'login', action: 'failure', label: 'username-password-sticky' },
      { piece: 'sign-in', part: 'login', action: 'success', label: 'password' },
    ]);
  });

  it('settles a pending request when the open dialog is removed from the page', async () => {
    const element = await open(REQUESTS.tripsSoftGate);
    const closed: unknown[] = [];
    const end = on('sign-in-closed', (detail) => closed.push(detail));
    element.remove();
    await expect.poll(() => closed).toEqual([{ signedIn: false, resultId: 'r-17' }]);
    end();
  });
});

describe('the form', () => {
  it('is one real form in the light DOM, with the fields password managers look for', async () => {
    const element = await open(REQUESTS.login);
    await expect.element(field('Password')).toBeVisible();
    const form = document.querySelector('travel-sign-in > [slot=form] > form') as HTMLFormElement;
    expect(form.method).toBe('post');
    expect(new URL(form.action).pathname).toBe('/k/run/auth/login');
    expect([...form.querySelectorAll('input')].map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['username', 'username'],
      ['password', 'current-password'],
      ['sticky', ''],
    ]);
    await button('Create an account').click();
    await expect.element(field('Choose a password')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelectorAll('form')).toHaveLength(1);
    await button('Close').click();
    await expect.poll(() => element.childElementCount).toBe(0);
  });

  it('offers passkeys where the identifier is filled in', async () => {
    await open(REQUESTS.email, { passkeys: 'on' });
    await expect.element(field('Email or phone number')).toHaveAttribute('autocomplete', 'username webauthn');
  });

  it('SIG-001 SIG-030 SIG-034 STA-102 CON-092 signs in by password with the fields of the login form, remembered by default', async () => {
    const element = await open({ reason: 'sign-in', state: 'login' });
    const signedIn = heard(element, 'travel-sign-in');
    const closed = heard(element, 'travel-sign-in-closed');
    await field('Email or phone number').fill('ada@example.com');
    await field('Password').fill('travel-demo');
    await expect.element(page.getByRole('checkbox', { name: 'Stay signed in on this device' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => closed).toEqual([{ signedIn: true }]);
    expect(backEnd.sent).toEqual([
      {
        path: '/k/run/auth/login',
        fields: { username: 'ada@example.com', passwd: 'travel-demo', sticky: 'true', userInfo: 'true' },
      },
    ]);
    expect(signedIn).toEqual([{ method: 'password', result: 'success' }]);
    expect(lastSignIn.read()).toEqual({ method: 'password', username: 'ada@example.com' });
    expect(signInClosed.read()).toBeUndefined();
  });

  it('does not store the name of a visitor who does not want to be remembered', async () => {
    const element = await open({ reason: 'sign-in', state: 'login', resumes: true });
    const closed = heard(element, 'travel-sign-in-closed');
    await field('Email or phone number').fill('ada@example.com');
    await field('Password').fill('travel-demo');
    await page.getByRole('checkbox').click();
    await button('Sign in').click();
    await expect.poll(() => closed).toHaveLength(1);
    expect(backEnd.sent[0]?.fields.sticky).toBe('false');
    expect(lastSignIn.read()).toEqual({ method: 'password' });
  });

  it('SIG-031 SIG-033 SIG-035 CON-091 CON-093 registers with deals preselected and asks for consent', async () => {
    await open(REQUESTS.register);
    await field('Email').fill('new@example.com');
    await field('Choose a password').fill('correct horse battery');
    await expect.element(page.getByRole('checkbox', { name: /deals/ })).toBeChecked();
    await button('Create account').click();
    await expect.element(page.getByText('Please agree to go on.')).toBeVisible();
    expect(backEnd.sent).toEqual([]);
    await page.getByRole('checkbox', { name: /I agree/ }).click();
    await button('Create account').click();
    await expect.element(heading('Check your inbox')).toBeVisible();
    await expect.element(page.getByText(/new@example.com/)).toBeVisible();
    expect(backEnd.sent).toEqual([
      {
        path: '/k/run/auth/register',
        fields: {
          username: 'new@example.com',
          passwd: 'correct horse battery',
          optin: 'true',
          consent: 'true',
          regurl: location.pathname + location.search,
        },
      },
    ]);
  });

  it.each([
    ['en-US', 'This password is too easy to guess. Choose another one.'],
    ['de-DE', 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.'],
    ['fr-FR', 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.'],
    ['es-ES', 'Esta contraseña es demasiado fácil de adivinar. Elige otra.'],
    ['ja-JP', 'このパスワードは推測されやすいため使えません。別のものにしてください。'],
    ['ar', 'كلمة المرور هذه سهلة التخمين. اختر غيرها.'],
  ])('STA-103 ERR-025 says at the field that the back end refuses a common password: %s', async (locale, words) => {
    backEnd.answer('/k/run/auth/register', {
      status: 422,
      json: { status: 2, errorCode: 'VALIDATION_ERROR', errorField: 'password', message: 'Of the back end.' },
    });
    const element = await open(REQUESTS.register, { locale, 'no-terms-consent': '' });
    const input = (name: string) => element.querySelector(`[name=${name}]`) as HTMLInputElement;
    await expect.poll(() => input('password')).toBeTruthy();
    await userEvent.fill(input('username'), 'new@example.com');
    await userEvent.fill(input('password'), 'sunshine1');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.elementLocator(input('password'))).toHaveAccessibleDescription(words);
    expect(input('password').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => document.activeElement).toBe(input('password'));
  });

  it('does not send the name of the visitor as a password', async () => {
    await open(REQUESTS.register, { 'no-terms-consent': '' });
    await field('Email').fill('ada.lovelace@example.com');
    await field('Choose a password').fill('Ada.Lovelace');
    await button('Create account').click();
    await expect.element(page.getByText('Choose a password other than your address.')).toBeVisible();
    expect(backEnd.sent).toEqual([]);
  });

  it('has the links to terms and privacy in the sentence about them, on the landing and where one agrees', async () => {
    const urls = { 'terms-url': '/terms', 'privacy-url': '/privacy' };
    const sentence = (link: Element | null) => link?.closest('p, label, .legal')?.textContent;
    for (const [request, more, words] of [
      [
        REQUESTS.landing,
        {},
        'By continuing you agree to our terms of use. Our privacy policy says what we do with your data.',
      ],
      [REQUESTS.register, {}, 'I agree to the terms of use and the privacy policy'],
      [
        REQUESTS.register,
        { 'no-terms-consent': '' },
        'By continuing you agree to our terms of use. Our privacy policy says what we do with your data.',
      ],
    ] as const) {
      const element = await open(request, { ...urls, ...more });
      const links = page.getByRole('link', { name: /^(terms of use|privacy policy)$/ });
      await expect
        .poll(() => links.elements().map((link) => link.getAttribute('href')))
        .toEqual(['/terms', '/privacy']);
      for (const link of links.elements()) expect(sentence(link)).toBe(words);
      element.remove();
    }
  });

  it.each([
    ['default', 'rgb(0, 0, 0)'],
    ['dark', 'rgb(255, 255, 255)'],
  ])(
    'shows the marks of others by their rules: Apple’s in black or white, Google’s in its colours, %s',
    async (presentation, apple) => {
      for (const brand of BRANDS) {
        const element = await open(REQUESTS.landing, { brand, presentation });
        const look = (provider: string, selector = '') =>
          getComputedStyle(element.shadowRoot?.querySelector(`[data-provider=${provider}] ${selector}`) as Element);
        // As the browser paints it.
        const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
        canvas.fillStyle = look('apple', '.mark').color;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        expect(`rgb(${red}, ${green}, ${blue})`).toBe(apple);
        const google =
          presentation === 'dark'
            ? ['rgb(19, 19, 20)', 'rgb(227, 227, 227)']
            : ['rgb(255, 255, 255)', 'rgb(31, 31, 31)'];
        const button = element.shadowRoot?.querySelector('button[data-provider=google]') as Element;
        expect([getComputedStyle(button).backgroundColor, getComputedStyle(button).color]).toEqual(google);
        element.remove();
      }
    },
  );

  it('SIG-O03 omits the consent field when the host says so', async () => {
    await open(REQUESTS.register, { 'no-terms-consent': '' });
    await field('Email').fill('new@example.com');
    await field('Choose a password').fill('correct horse battery');
    expect(page.getByRole('checkbox', { name: /I agree/ }).query()).toBeNull();
    await button('Create account').click();
    await expect.element(heading('Check your inbox')).toBeVisible();
    expect(backEnd.sent[0]?.fields).not.toHaveProperty('consent');
  });

  it('SIG-032 sends the username of a forgotten password', async () => {
    await open(REQUESTS.forgot);
    await field('Email or phone number').fill('ada@example.com');
    await button('Send link').click();
    await expect.element(heading('Check your inbox')).toBeVisible();
    expect(backEnd.sent).toEqual([{ path: '/k/run/auth/forgot', fields: { username: 'ada@example.com' } }]);
  });

  it.each([
    ['pasted with spaces', '123 456'],
    ['typed on an Arabic keyboard', '١٢٣٤٥٦'],
    ['typed on a Japanese one, full width', '１２３４５６'],
  ])('SIG-017 mails a code and signs in with it, %s', async (_how, typed) => {
    const element = await open({ ...REQUESTS.magicCode, resumes: true });
    const signedIn = heard(element, 'travel-sign-in');
    const closed = heard(element, 'travel-sign-in-closed');
    await field('Email or phone number').fill('ada@example.com');
    await button('Send code').click();
    const code = field('Code');
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
    // The seconds are beside the button, whose name stays.
    await expect.element(button('Send a new code')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Send a new code')).toHaveAccessibleDescription(/New code in \d+ seconds/);
    await code.fill(typed);
    await button('Sign in').click();
    await expect.poll(() => closed).toEqual([{ signedIn: true }]);
    expect(signedIn).toEqual([{ method: 'code', result: 'success' }]);
    expect(backEnd.sent.map(({ path }) => path)).toEqual(['/k/run/auth/code/send', '/k/run/auth/code/login']);
    expect(backEnd.sent[1]?.fields).toMatchObject({ username: 'ada@example.com', code: '123456' });
  });

  it.each([
    ['+٤٩ ١٧٠-١٢٣', '+49 170-123'],
    ['نور٣@example.com', 'نور٣@example.com'],
  ])('sends a telephone number in 0 to 9, and an address as it was typed: %s', async (typed, sent) => {
    await open(REQUESTS.magicCode);
    await field('Email or phone number').fill(typed);
    await button('Send code').click();
    await expect.poll(() => backEnd.sent[0]?.fields).toMatchObject({ username: sent });
  });

  it('links errors to their fields, counts them, and focuses the first', async () => {
    await open(REQUESTS.login);
    await button('Sign in').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })).toBeVisible();
    const name = field('Email or phone number');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Enter your email address or phone number.');
    await expect.element(field('Password')).toHaveAccessibleDescription(/Enter your password/);
    expect(backEnd.sent).toEqual([]);
  });

  it('unmarks a field once it is mended, and has nothing to say once all are', async () => {
    await open(REQUESTS.login);
    await button('Sign in').click();
    await expect.element(field('Password')).toHaveAttribute('aria-invalid', 'true');
    await field('Password').fill('travel-demo');
    await expect.element(field('Password')).not.toHaveAttribute('aria-invalid');
    await expect.element(field('Email or phone number')).toHaveAttribute('aria-invalid', 'true');
    await field('Email or phone number').fill('ada@example.com');
    await expect.element(field('Email or phone number')).not.toHaveAttribute('aria-invalid');
    expect(document.querySelector('travel-sign-in [role=alert]')?.textContent).toBe('');
  });

  it('is sent once, however often it is pressed', async () => {
    const element = await open(REQUESTS.login);
    backEnd.answer('/k/run/auth/login', 'hang');
    await field('Email or phone number').fill('ada@example.com');
    await field('Password').fill('travel-demo');
    const form = element.querySelector('form') as HTMLFormElement;
    form.requestSubmit();
    form.requestSubmit();
    await expect.element(button('Signing in')).toHaveAttribute('aria-busy', 'true');
    form.requestSubmit();
    await expect.poll(() => backEnd.sent.length).toBeGreaterThan(0);
    expect(backEnd.sent).toHaveLength(1);
  });

  it('says that the name or password is wrong, and keeps the name', async () => {
    const json = { status: 2, errorCode: 'VALIDATION_ERROR', errorField: 'password', message: 'No.' } as const;
    backEnd.answer('/k/run/auth/login', { status: 401, json });
    await open(REQUESTS.login);
    await field('Email or phone number').fill('ada@example.com');
    await field('Password').fill('wrong');
    await button('Sign in').click();
    await expect.element(field('Password')).toHaveAccessibleDescription(/The address or the password is wrong/);
    await expect.element(field('Password')).toHaveFocus();
    await expect.element(field('Email or phone number')).toHaveValue('ada@example.com');
  });

  it.each([
    [
      'SIG-014 ERR-022 a locked account',
      { status: -1, message: 'User denied phone changed and locked account.' },
      'Your account is locked',
    ],
    ['ERR-023 a disabled one', { status: -1, message: 'This account is disabled.' }, 'This account is disabled'],
    [
      'SIG-015 a company with its own sign-in',
      { status: -1, errorCode: 'EXTERNAL_AUTH_REQUIRED', loginRedirectUrl: 'https://login.sso.example/authorize' },
      'Your company signs you in',
    ],
  ] as const)('shows %s when the back end reveals it', async (_, json, title) => {
    backEnd.answer('/k/run/auth/login', { status: 401, json });
    await open(REQUESTS.login);
    await field('Email or phone number').fill('ada@example.com');
    await field('Password').fill('travel-demo');
    await button('Sign in').click();
    await expect.element(heading(title)).toBeVisible();
  });
});

describe('a company with its own sign-in', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'travelShell'));
  const refuse = (path: string, url: string) =>
    backEnd.answer(path, {
      status: 401,
      json: { status: -1, errorCode: 'EXTERNAL_AUTH_REQUIRED', loginRedirectUrl: url },
    });

  it.each([
    ['a page of ours, which brings the visitor back', `${location.origin}/login/company/sso.example`, true],
    ['its own page, which is told nothing', 'https://login.sso.example/authorize', false],
  ])('SIG-015 opens %s', async (_, url, isOurs) => {
    configure({ allowedHosts: ['login.sso.example'] });
    refuse('/k/run/auth/code/send', url);
    await open(REQUESTS.externalAuth);
    await button('Continue with work email').click();
    await field('Email or phone number').fill('eve@sso.example');
    await button('Continue').click();
    const text = isOurs ? /sign in there and come back/ : /sign in at login\.sso\.example/;
    await expect.element(page.getByText(text)).toBeVisible();
    await button('Continue').click();
    const here = encodeURIComponent(location.pathname + location.search);
    await expect
      .poll(() => navigations)
      .toEqual([{ kind: 'redirect', url: isOurs ? `${url}?redir=${here}` : url, reason: 'external-auth' }]);
    expect(backEnd.sent).toEqual([{ path: '/k/run/auth/code/send', fields: { username: 'eve@sso.example' } }]);
  });

  it('sends a code, and asks for no password, when the address has no company sign-in', async () => {
    await open(REQUESTS.externalAuth);
    await button('Continue with work email').click();
    await field('Email or phone number').fill('ada@example.com');
    await button('Continue').click();
    await expect.element(field('Code')).toHaveFocus();
    expect(backEnd.sent.map(({ path }) => path)).toEqual(['/k/run/auth/code/send']);
  });
});

describe('after the sign-in', () => {
  async function signInAs(request: SignInRequest, json: object = {}): Promise<void> {
    backEnd.answer('/k/run/auth/login', { json: { status: 0, ...json } });
    const element = await open({ state: 'login', ...request });
    await field('Email or phone number').fill('ada@example.com');
    await field('Password').fill('travel-demo');
    await button('Sign in').click();
    await expect.poll(() => dialogOf(element).open).toBe(false);
  }

  it.each([
    ['reloads', {}, { kind: 'reload', reason: 'signed-in' }],
    [
      'goes where the login leads',
      { loginRedirectUrl: '/trips' },
      { kind: 'redirect', url: `${location.origin}/trips`, reason: 'signed-in' },
    ],
    [
      'goes to the business page first',
      { businessRedirectUrl: '/business', loginRedirectUrl: '/trips' },
      { kind: 'redirect', url: `${location.origin}/business`, reason: 'signed-in' },
    ],
  ])('SIG-O05 %s when no caller awaits the result', async (_, json, expected) => {
    await signInAs({ reason: 'sign-in' }, json);
    await expect.poll(() => navigations).toEqual([expected]);
  });

  it('stays on the page when the caller handles the result itself', async () => {
    await signInAs({ reason: 'save-trip', resumes: true }, { loginRedirectUrl: '/trips' });
    await runPending();
    expect(navigations).toEqual([]);
  });

  it('closes when the visitor has signed in another way', async () => {
    const element = await open({ reason: 'save-trip', resultId: 'r-1', resumes: true });
    const closed = heard(element, 'travel-sign-in-closed');
    backEnd.auth = authStateOf('Ada');
    await (await import('@travel-shell/store')).refreshAuth();
    await expect.poll(() => closed, { timeout: 3000 }).toEqual([{ signedIn: true, resultId: 'r-1' }]);
  });
});
