/** A visitor who has a passkey here, in a browser that can ask for it without the dialog. */

import { passkeyKnown } from '@travel-shell/store/keys/passkeyKnown';
import { page } from '@travel-shell/testing/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configure } from '../prompt/testPrompt.ts';
import { ask, mountSignIn, playBackEnd } from '../testPage.ts';

const CHALLENGE = '/auth/webauthn/v1/loginParams';
const OPTIONS = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 60_000,
  allowCredentials: [],
  userVerification: 'preferred',
};

/** How the browser has been asked for a passkey. */
let asked: unknown[];
/** Calls for a challenge, and what answers them. */
let challenges: number;
let letAnswer: () => void;

beforeEach(() => {
  playBackEnd();
  configure({ apiTimeout: 60_000 });
  passkeyKnown.write(true);
  vi.spyOn(PublicKeyCredential, 'getClientCapabilities').mockResolvedValue({ immediateGet: true });
  asked = [];
  vi.spyOn(navigator.credentials, 'get').mockImplementation(async (options) => {
    asked.push((options as { uiMode?: string }).uiMode ?? 'dialog');
    throw new DOMException('The visitor has none here.', 'NotAllowedError');
  });
  challenges = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  letAnswer = resolve;
  const others = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (pathname !== CHALLENGE) return others(input, init);
    challenges += 1;
    await promise;
    return Response.json(OPTIONS);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('sees the dialog where the challenge is slow, and its button uses that challenge', async () => {
  ask(await mountSignIn({ passkeys: 'on' }), { reason: 'sign-in' });
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect.element(button).toBeVisible();
  expect(asked).toEqual([]);
  letAnswer();
  await button.click();
  await expect.poll(() => asked).toEqual(['dialog']);
  expect(challenges).toBe(1);
});

it('is asked by the browser first where it comes', async () => {
  letAnswer();
  ask(await mountSignIn({ passkeys: 'on' }), { reason: 'sign-in' });
  await expect.element(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(asked).toEqual(['immediate']);
});
