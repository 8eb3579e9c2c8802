/** The dialog's message when the back end refuses the picked passkey. */

import { page } from '@travel-shell/testing/browser';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask, mountSignIn, playBackEnd } from '../testPage.ts';

const PATH = '/auth/webauthn/v1/';
const OPTIONS = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 60_000,
  allowCredentials: [],
  userVerification: 'preferred',
};
const bytes = () => new Uint8Array([1, 2, 3]).buffer;

beforeEach(() => {
  playBackEnd();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/**
 * A device with one passkey, and a back end that refuses it with `answer`. Counts the passkeys that were sent; each challenge
 * is a new one.
 */
function refuse(answer: object): { sent: number } {
  const told = { sent: 0 };
  let challenges = 0;
  const credential = {
    id: 'AQID',
    rawId: bytes(),
    type: 'public-key',
    response: { authenticatorData: bytes(), clientDataJSON: bytes(), signature: bytes(), userHandle: bytes() },
    getClientExtensionResults: () => ({}),
  };
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(credential as unknown as Credential);
  const others = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (pathname === `${PATH}loginParams`) return Response.json({ ...OPTIONS, challenge: `AQI${challenges++}` });
    if (pathname !== `${PATH}login`) return others(input, init);
    told.sent += 1;
    return Response.json({ status: -1, ...answer }, { status: 401 });
  });
  return told;
}

const button = () => page.getByRole('button', { name: 'Sign in with a passkey' });

async function pressPasskey(): Promise<void> {
  ask(await mountSignIn({ passkeys: 'on' }), { reason: 'sign-in' });
  await button().click();
}

const alert = () => page.getByRole('dialog').getByRole('alert');

it.each(['NO_SUCH_USER', 'PASSKEYS_NOT_SETUP', 'EXTERNAL_AUTH_REQUIRED'])(
  'ERR-021 says nothing to the visitor about %s',
  async (errorCode) => {
    const told = refuse({ errorCode });
    await pressPasskey();
    await expect.poll(() => told.sent).toBe(1);
    await expect.element(button()).not.toHaveAttribute('aria-busy', 'true');
    expect(alert().query()).toBeNull();
    await expect.element(page.getByRole('heading', { name: 'Sign in or create an account' })).toBeVisible();
  },
);

it('ERR-021 says that it did not work after any other refusal', async () => {
  expectConsole(/PASSKEY_FAILED/);
  const told = refuse({ errorCode: 'VALIDATION_ERROR' });
  await pressPasskey();
  await expect.element(alert()).toBeVisible();
  expect(told.sent).toBe(1);
});

it('SIG-050 a second press brings a new challenge, as each can be used only once', async () => {
  const told = refuse({ errorCode: 'NO_SUCH_USER' });
  await pressPasskey();
  await expect.poll(() => told.sent).toBe(1);
  await expect.element(button()).not.toHaveAttribute('aria-busy', 'true');
  await button().click();
  await expect.poll(() => told.sent).toBe(2);
  const challenges = vi
    .mocked(navigator.credentials.get)
    .mock.calls.map(([options]) => new Uint8Array(options?.publicKey?.challenge as ArrayBuffer).join());
  expect(new Set(challenges).size).toBe(2);
});

it('asks once where the page is not of the domain of the passkeys, and logs no error', async () => {
  const { PublicKeyCredential } = globalThis;
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('The RP ID is wrong.', 'SecurityError'));
  const told = vi.spyOn(console, 'info').mockImplementation(() => {});
  const others = window.fetch;
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (!pathname.startsWith(PATH)) return others(input, init);
    asked.push(pathname.slice(PATH.length));
    return Response.json(OPTIONS);
  });
  const element = await mountSignIn({ passkeys: 'on' });
  for (const opening of [1, 2]) {
    ask(element, { reason: 'sign-in', state: 'login' });
    await expect.element(page.getByRole('textbox', { name: 'Email or phone number' })).toBeVisible();
    if (opening === 1)
      await expect.poll(() => [told.mock.calls.length, ...asked], { timeout: 4000 }).toEqual([1, 'autofillParams']);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  }
  expect(asked.filter((path) => path === 'autofillParams')).toHaveLength(1);
  expect(told.mock.calls.length).toBe(1);
});
