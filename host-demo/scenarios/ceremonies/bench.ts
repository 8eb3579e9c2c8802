/** A page of the site that has our sign-in code and nothing else, against the real server. */
import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { build } from 'vite';
import { shadowCss } from '../../../scripts/shadowCssPlugin.ts';

const PATH = '/ceremonies-bench';

let script: Promise<string> | undefined;

/** The modules of `page.ts` as one file; each time it is asked for it is another copy of the code. */
function bundle(): Promise<string> {
  script ??= build({
    configFile: false,
    logLevel: 'warn',
    plugins: [shadowCss()],
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('./code.ts', import.meta.url)), formats: ['es'], fileName: 'code' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then((result) => {
    const [{ output }] = [result].flat() as unknown as [{ output: [{ code: string }] }];
    return output[0].code;
  });
  return script;
}

export type Code = typeof import('./code.ts');

declare global {
  interface Window {
    /** What `code.ts` exports, twice: as two pieces with a copy each would have it. */
    one: Code;
    two: Code;
    /** What the page has asked of authenticators, and how each request ended. */
    ceremonies: string[];
  }
}

/** Passkeys are for names, not for numbers; the same server answers to it. */
export const siteOf = (baseURL: string | undefined): string => (baseURL ?? '').replace('127.0.0.1', 'localhost');

/** Prepares `openBench`; `head` is put into the page, `headers` come with it. */
export async function serveBench(
  context: BrowserContext,
  { head = '', headers = {} }: { head?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  const code = await bundle();
  // A page that is answered from here has no address, and such a page may not ask the machine it is on for anything.
  await context.grantPermissions(['local-network-access']);
  await context.route('**/ceremonies-bench.js?*', (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  await context.route(`**${PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,">${head}
<form><input name="username" autocomplete="username webauthn" aria-label="Email"></form><button>Go</button>
<script type="module">
import * as one from '/ceremonies-bench.js?one';
import * as two from '/ceremonies-bench.js?two';
Object.assign(window, { one, two });
</script>`,
    }),
  );
  await context.addInitScript(() => {
    const log: string[] = [];
    window.ceremonies = log;
    for (const method of ['get', 'create'] as const) {
      const ask = navigator.credentials?.[method].bind(navigator.credentials) as (o: unknown) => Promise<unknown>;
      if (!ask) continue;
      Object.defineProperty(navigator.credentials, method, {
        value: async (options: { mediation?: string; uiMode?: string }) => {
          const name = `${options.mediation ?? options.uiMode ?? 'modal'} ${method}`;
          log.push(name);
          try {
            const made = await ask(options);
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

export async function openBench(page: Page, origin: string): Promise<void> {
  await page.goto(origin + PATH);
  await page.waitForFunction(() => 'two' in window);
}

export const ceremonies = (page: Page): Promise<string[]> => page.evaluate(() => window.ceremonies);

export interface Authenticator {
  devTools: CDPSession;
  id: string;
  /** Whether its owner touches it when asked. */
  setPresence(enabled: boolean): Promise<void>;
  credentials(): Promise<{ credentialId: string; signCount: number }[]>;
}

/** A platform authenticator that knows its owner; it answers at once, or not at all. */
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
