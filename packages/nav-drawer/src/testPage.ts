/** For tests and stories: a page with a drawer, and a fake back end for the auth state and the trips. */

import type { AuthState, Schema } from '@travel-shell/contract';
import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { AUTH_STATE, answerCalls, FORM_TOKEN, never, refusal } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { forgetStore } from '@travel-shell/testing/forgetStore';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { type MountOptions, mountElement } from '@travel-shell/testing/mountElement';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { tripsOf } from './NavDrawer.fixtures.ts';

export { part, parts } from '@travel-shell/testing/mountElement';

const scope = globalThis as { travelShell?: unknown };

interface BackEndOptions {
  auth?: AuthState;
  trips?: Schema<'TripsState'> | 'broken' | 'pending';
  config?: Partial<ShellConfig>;
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
  forgetStore();
  const shell = scope.travelShell;
  scope.travelShell = { config: { ...CONFIG_DEFAULTS, ...config } };
  const closeTabs = closeOtherTabs();
  const calls: string[] = [];
  let known = typeof trips === 'string' ? undefined : trips;
  const end = answerCalls(({ method }, path) => {
    if (/^\/(i\/api|trips\/api|s|horizon)\//.test(path)) calls.push(`${method} ${path}`);
    if (refuses && path.endsWith(refuses)) return refusal();
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'test' });
    if (path === AUTH_STATE) return Response.json(auth);
    if (path.endsWith('/setNavigationDrawerTripsTooltipShown') && known) {
      known = { ...known, userSettings: { ...known.userSettings, navigationDrawerTripsTooltipShown: true } };
      return Response.json(known.userSettings);
    }
    if (path !== '/trips/api/store') return undefined;
    if (trips === 'pending') return never();
    return known ? Response.json(known) : Response.json({}, { status: 403 });
  });
  return {
    calls,
    undo() {
      end();
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
