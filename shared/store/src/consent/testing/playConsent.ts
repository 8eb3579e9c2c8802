/** For browser tests: a fresh page, without consent cookies, and a back end that stores decisions. */

import type { Schema } from '@travel-shell/contract';
import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { answerCalls, FORM_TOKEN } from '@travel-shell/testing/answerCalls';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { endListeners } from '@travel-shell/testing/endListeners';
import { forgetStore } from '@travel-shell/testing/forgetStore';

const COOKIES = ['consent', 'kyk_tcf', 'travel_consent_unsent'];

export interface PlayedConsent {
  /** Method, path and body of each call, in order; none for the form token. */
  readonly calls: string[];
  /** Nothing can be stored from now on. */
  isDown: boolean;
  /** The stored answers can be read, but nothing can be added. */
  refusesWrites: boolean;
  /** The back end gets no cookies from this page: it knows no visitor, and refuses each form token. */
  isAnotherSite: boolean;
  /** Until it settles, nothing is stored. */
  held: Promise<unknown> | undefined;
  /** Until it settles, nothing that is stored is read. */
  reading: Promise<unknown> | undefined;
  /** The stored categories, as API-057 answers them. */
  accepted: Schema<'CookieCategory'>[];
  /** By category (API-058). */
  cookies: Record<string, Schema<'CookieDescription'>[]>;
  undo(): Promise<void>;
}

const forgetCookies = () => Promise.all(COOKIES.map((name) => cookieStore.delete(name)));

export async function playConsent(config: Partial<ShellConfig> = {}): Promise<PlayedConsent> {
  forgetStore();
  await forgetCookies();
  const end = endListeners();
  const openTabs = closeOtherTabs();
  Object.assign(globalThis, { travelShell: { config: { ...CONFIG_DEFAULTS, consentCategories: true, ...config } } });
  const played: PlayedConsent = {
    calls: [],
    isDown: false,
    refusesWrites: false,
    isAnotherSite: false,
    held: undefined,
    reading: undefined,
    accepted: [],
    cookies: {},
    async undo() {
      end();
      openTabs();
      endAnswers();
      await forgetCookies();
      Reflect.deleteProperty(globalThis, 'travelShell');
    },
  };
  const consent = async () => {
    const acceptedCategories = played.isAnotherSite ? [] : played.accepted;
    if (acceptedCategories.length === 0 && !played.isAnotherSite) await cookieStore.delete('consent');
    return { acceptedCategories, hasFullUserConsent: acceptedCategories.length === 4 };
  };
  const endAnswers = answerCalls(async (request, path, { origin: called, searchParams }) => {
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'test' });
    const { origin } = new URL(config.apiBase ?? '', location.href);
    if (!/cookiebanner|iabtcf|privacy|consent/.test(path) || called !== origin) return undefined;
    const body = request.method === 'GET' ? '' : ` ${await request.text()}`;
    played.calls.push(`${request.method} ${path}${body}`);
    await (request.method === 'GET' ? played.reading : played.held);
    if (played.isDown || (played.refusesWrites && request.method !== 'GET'))
      return Response.json({ errors: [{ code: 'INTERNAL_ERROR' }] }, { status: 500 });
    if (played.isAnotherSite && request.method !== 'GET' && path !== '/privacy/consent')
      return Response.json({ errors: [{ code: 'INVALID_FORM_TOKEN' }] }, { status: 403 });
    if (path.endsWith('/forCategory'))
      return Response.json({ cookies: played.cookies[searchParams.get('category') ?? ''] ?? [] });
    if (path.endsWith('/consent/record')) played.accepted = JSON.parse(body).acceptedCategories;
    if (path === '/privacy/consent') {
      const form = new URLSearchParams(body.trim());
      played.accepted = (form.get('accepted')?.split('.') ?? ['strictlyNecessary']) as typeof played.accepted;
      return Response.json({ accepted: played.accepted, acceptedCategories: played.accepted, tcString: null });
    }
    if (path.endsWith('/records')) return Response.json({ records: [], differs: null });
    return Response.json(await consent());
  });
  return played;
}
