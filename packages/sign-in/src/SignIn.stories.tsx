import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@travel-shell/core';
import { lastSignIn } from '@travel-shell/store/keys/lastSignIn';
import { answerCalls } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { type ComponentType, createElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { playPasskeys, REQUESTS } from './SignIn.fixtures.ts';
import type { SignInRequest } from './signInState.ts';
import './element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Sign-in',
  component: 'travel-sign-in' as unknown as ComponentType,
  args: { passkeys: 'off' },
  parameters: { auth: authStateOf() },
};
export default meta;

type Story = StoryObj;

async function open(canvas: HTMLElement, request: SignInRequest): Promise<HTMLElement> {
  await customElements.whenDefined('travel-sign-in');
  const element = canvas.querySelector('travel-sign-in') as HTMLElement;
  Object.assign(element, { request: { ...request } });
  await waitFor(() => expect(element.shadowRoot?.querySelector('dialog')?.open).toBe(true));
  // The contents load their own script, and the form is in the light DOM.
  const root = element.shadowRoot;
  const content = () => root?.querySelector('.ts-dialog-body > :not(.ts-hidden, .back, .waiting)');
  await waitFor(() => expect(content()).toBeTruthy());
  if (root?.querySelector('.ts-dialog-body slot')) await formIn(element);
  return element;
}

async function formIn(element: HTMLElement) {
  await waitFor(() => expect(element.querySelector('form')).not.toBeNull());
  return within(element.querySelector('form') as HTMLElement);
}

const story = (request: SignInRequest): Story => ({
  play: async ({ canvasElement }) => void (await open(canvasElement, request)),
});

export const Landing: Story = story(REQUESTS.landing);

export const LastUsed: Story = {
  name: 'Last used provider',
  play: async ({ canvasElement }) => {
    lastSignIn.write({ method: 'google' });
    await open(canvasElement, REQUESTS.landing);
    lastSignIn.remove();
  },
};

export const WithPasskeys: Story = { ...story(REQUESTS.landing), args: { passkeys: 'on' } };

export const Email: Story = { ...story(REQUESTS.email), name: 'Email address' };

export const Password: Story = story(REQUESTS.password);

export const Login: Story = story(REQUESTS.login);

export const LoginIncomplete: Story = {
  play: async ({ canvasElement, globals }) => {
    const messages = await loadMessages(globals.locale as Locale);
    const element = await open(canvasElement, REQUESTS.login);
    const form = await formIn(element);
    await userEvent.click(form.getByRole('button', { name: messages.signIn }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(messages.checkFields({ count: 2 })));
    await waitFor(() => expect(form.getByRole('textbox', { name: messages.username })).toHaveFocus());
  },
};

/** Sends the sign-in form, to which the back end answers like that. */
const answered = (status: number, answer: object): Story => ({
  play: async ({ canvasElement, globals }) => {
    const messages = await loadMessages(globals.locale as Locale);
    const end = answerCalls((_request, path) =>
      path === '/k/run/auth/login' ? Response.json(answer, { status }) : undefined,
    );
    try {
      const element = await open(canvasElement, REQUESTS.login);
      const form = await formIn(element);
      await userEvent.type(element.querySelector('[name=username]') as HTMLElement, 'ada@example.com');
      await userEvent.type(element.querySelector('[name=password]') as HTMLElement, 'travel-demo');
      await userEvent.click(form.getByRole('button', { name: messages.signIn }));
      await waitFor(() => expect(form.getByRole('alert')).not.toBeEmptyDOMElement());
    } finally {
      end();
    }
  },
});

export const WrongPassword: Story = answered(401, {
  ...{ status: 2, errorCode: 'VALIDATION_ERROR', errorField: 'password', message: 'No.' },
});

/** The back end is down. */
export const ServerError: Story = {
  ...answered(500, {}),
  name: 'Error of the server',
  parameters: { logs: /SIGN_IN_FAILED/ },
};

export const Register: Story = story(REQUESTS.register);

export const RegisterStrongPassword: Story = {
  play: async ({ canvasElement, globals }) => {
    const messages = await loadMessages(globals.locale as Locale);
    const element = await open(canvasElement, REQUESTS.register);
    const form = await formIn(element);
    const password = form.getByLabelText(messages.newPassword, { exact: false });
    await userEvent.type(password, 'abc');
    await expect(form.getByText(messages.strengthShort({ missing: 5 }))).toBeVisible();
    await userEvent.type(password, ' green boats at dawn');
    await expect(form.getByText(messages.strengthStrong)).toBeVisible();
  },
};

export const Forgot: Story = { ...story(REQUESTS.forgot), name: 'Forgotten password' };

export const ForgotSuccess: Story = { ...story(REQUESTS.forgotSuccess), name: 'Forgotten password, mail sent' };

export const OAuth: Story = { ...story(REQUESTS.oauth), name: 'OAuth providers' };

export const Locked: Story = story(REQUESTS.locked);

export const ExternalAuth: Story = { ...story(REQUESTS.externalAuth), name: 'Sign-in of a company' };

export const BusinessOnboarding: Story = story(REQUESTS.businessOnboarding);

export const MagicCode: Story = { ...story(REQUESTS.magicCode), name: 'Code by email' };

export const PriceAlertLanding: Story = { ...story(REQUESTS.priceAlertLanding), name: 'For a price alert' };

export const TripsSoftGate: Story = { ...story(REQUESTS.tripsSoftGate), name: 'Before the trips' };

/** After a sign-in by password, where the device can keep a passkey. */
export const PasskeyOffer: Story = {
  args: { passkeys: 'on' },
  play: async ({ canvasElement, globals }) => {
    const messages = await loadMessages(globals.locale as Locale);
    const stop = playPasskeys();
    try {
      const element = await open(canvasElement, REQUESTS.login);
      const form = await formIn(element);
      await userEvent.type(element.querySelector('[name=username]') as HTMLElement, 'ada@example.com');
      await userEvent.type(element.querySelector('[name=password]') as HTMLElement, 'travel-demo');
      await userEvent.click(form.getByRole('button', { name: messages.signIn }));
      const buttons = () => [...(element.shadowRoot?.querySelectorAll('.stack button') ?? [])];
      await waitFor(() => expect(buttons()).toHaveLength(3));
    } finally {
      stop();
      lastSignIn.remove();
    }
  },
};

export const Arabic: Story = { ...story(REQUESTS.register), globals: { locale: 'ar' }, tags: ['!dev', '!autodocs'] };

export const Dark: Story = { ...story(REQUESTS.login), globals: { presentation: 'dark' }, tags: ['!dev', '!autodocs'] };

export const Aos: Story = { ...story(REQUESTS.landing), globals: { presentation: 'aos' }, tags: ['!dev', '!autodocs'] };

/** Below 48em of the window it is a sheet: `viewport` in the toolbar shows any state so. */
export const Narrow: Story = { ...story(REQUESTS.tripsSoftGate), globals: { viewport: { value: 'mobile2' } } };

/** On a page that styles everything with `!important`. */
export const HostilePage: Story = {
  name: 'On a page with hostile styles',
  ...story(REQUESTS.register),
  decorators: [
    (Story) =>
      createElement(
        'div',
        null,
        createElement(
          'style',
          null,
          'form * { font: 9px serif !important; float: right !important; color: red !important }',
        ),
        createElement(Story),
      ),
  ],
};
