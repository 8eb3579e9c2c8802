/** Chromium's virtual authenticator, and the requests a page made to it. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect, signIn } from './test.ts';

declare global {
  interface Window {
    ceremonies: string[];
    /**
     * Set for a passkey created automatically by a password manager. A virtual authenticator never responds to that.
     */
    makesPasskeys?: boolean;
  }
}

export interface Authenticator {
  devTools: CDPSession;
  id: string;
  /** Whether the user approves requests. */
  setPresence(enabled: boolean): Promise<void>;
  credentials(): Promise<{ credentialId: string; signCount: number }[]>;
}

/** A platform authenticator with user verification; responds at once or never. */
export async function addAuthenticator(page: Page, isPresent = true): Promise<Authenticator> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId: id } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: isPresent,
    },
  });
  return {
    devTools,
    id,
    setPresence: async (enabled) => {
      await devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });
    },
    credentials: async () =>
      (await devTools.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials as never,
  };
}

/** Records all further WebAuthn requests of pages, and how each ends. */
export async function watchCeremonies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const log: string[] = [];
    window.ceremonies = log;
    for (const method of ['get', 'create'] as const) {
      const ask = navigator.credentials?.[method].bind(navigator.credentials) as (o: unknown) => Promise<unknown>;
      if (!ask) continue;
      Object.defineProperty(navigator.credentials, method, {
        configurable: true,
        value: async (options: { mediation?: string; uiMode?: string }) => {
          const name = `${options.mediation ?? options.uiMode ?? 'modal'} ${method}`;
          log.push(name);
          try {
            const isPlayed = window.makesPasskeys && options.mediation === 'conditional' && method === 'create';
            const made = await ask(isPlayed ? { ...options, mediation: undefined } : options);
            log.push(`${name}: done`);
            return made;
          } catch (error) {
            log.push(`${name}: ${(error as Error).name}`);
            throw error;
          }
        },
      });
    }
  });
}

/** The WebAuthn requests of the open page, in order. */
export const ceremonies = (page: Page): Promise<string[]> => page.evaluate(() => window.ceremonies);

/** Calls the back end's passkey API without our client. The page's CSP must allow it. */
export const callPasskeys = (page: Page, path: string, body?: unknown) =>
  page.evaluate(
    async ([at, json]) => {
      const token = await fetch('/s/run/formtoken', { method: 'POST' });
      const { formtoken } = (await token.json()) as { formtoken: string };
      const headers = { 'X-CSRF': formtoken, 'Content-Type': 'application/json' };
      const response = await fetch(`/auth/webauthn/v1/${at}`, { method: 'POST', headers, body: JSON.stringify(json) });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    [path, body ?? {}] as const,
  );

/** Creates a passkey for the signed-in visitor without our client. */
async function makePasskey(page: Page): Promise<void> {
  const { body: creation } = await callPasskeys(page, 'newCredentialParams');
  const made = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON() as object;
  }, creation);
  expect(await callPasskeys(page, 'register', made)).toEqual({ status: 200, body: { status: 0 } });
}

/** Gives `login` a passkey and signs out. Keeps nothing in the browser, as if the passkey came from another device. */
export async function enrol(page: Page, path: string, login: string): Promise<void> {
  await signIn(page, path, login);
  await makePasskey(page);
  await page.context().clearCookies();
}
