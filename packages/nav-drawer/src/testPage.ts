/** For tests and stories: a page with a drawer, and a fake back end for the auth state and the trips. */
import type { AuthState, Schema } from '@travel-shell/contract';
import { CONFIG_DEFAULTS, type LateConfig } from '@travel-shell/core';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { type MountOptions, mountElement } from '@travel-shell/testing/mountElement';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { tripsOf } from './NavDrawer.fixtures.ts';

export { part, parts } from '@travel-shell/testing/mountElement';

const STORE = Symbol.for('travel-shell.store');
const scope = globalThis as { travelShell?: unknown };

interface BackEndOptions {
  auth?: AuthState;
  trips?: Schema<'TripsState'> | 'broken' | 'pending';
  config?: Partial<LateConfig>;
  /** The end of a path that answers 503. */
  refuses?: string;
}

export interface BackEnd {
  /** Method and path of each request, in order. */
  calls: string[];
  undo(): void;
}

/** Resets the page's state and fakes its back end. */
export function playBackEnd({
  auth = authStateOf(),
  trips = tripsOf(),
  config = {},
  refuses,
}: BackEndOptions = {}): BackEnd {
  idleAtOnce();
  playSignedInCookie(auth.loggedInSession);
  Reflect.deleteProperty(globalThis, STORE);
  const shell = scope.travelShell;
  scope.travelShell = { config: { ...CONFIG_DEFAULTS, ...config } };
  const closeTabs = closeOtherTabs();
  const original = window.fetch;
  const calls: string[] = [];
  let known = typeof trips === 'string' ? undefined : trips;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const method = (input instanceof Request ? input.method : init?.method) ?? 'GET';
    const isOurs = /^\/(i\/api|trips\/api|s|horizon)\//.test(pathname);
    if (isOurs) calls.push(`${method} ${pathname}`);
    if (refuses && pathname.endsWith(refuses)) {
      return Response.json({ errors: [{ code: 'INTERNAL_ERROR', description: 'No.' }] }, { status: 503 });
    }
    if (pathname === '/s/run/formtoken') return Response.json({ formtoken: 'test' });
    if (pathname.endsWith('/AuthStateProviderAction')) return Response.json(auth);
    if (pathname.endsWith('/setNavigationDrawerTripsTooltipShown') && known) {
      known = { ...known, userSettings: { ...known.userSettings, navigationDrawerTripsTooltipShown: true } };
      return Response.json(known.userSettings);
    }
    if (pathname === '/trips/api/store') {
      if (trips === 'pending') return new Promise(() => {});
      return known ? Response.json(known) : Response.json({}, { status: 403 });
    }
    return original(input, init);
  };
  return {
    calls,
    undo() {
      window.fetch = original;
      scope.travelShell = shell;
      closeTabs();
    },
  };
}

/** A rendered drawer. */
export async function mountDrawer(
  attributes: Record<string, string> = {},
  options: MountOptions = {},
): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-nav-drawer', attributes, options);
}

/** JSON, as an attribute has it. */
export const json = (value: unknown): string => JSON.stringify(value);
