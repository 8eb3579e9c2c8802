import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { part, parts } from '@travel-shell/testing/mountElement';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackEnd, GIVEN, INES, inMinutes, mountActingAs, PATHS, refused, SOL } from './testPage.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  await page.viewport(1280, 800);
  backEnd = new BackEnd();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  backEnd.end();
  document.body.replaceChildren();
});

const bar = () => page.getByRole('region', { name: 'Acting as a member' });
const button = (name: string) => page.getByRole('button', { name });
const isActing = (element: HTMLElement) => expect.poll(() => element.matches(':state(acting)'));
const went = () => backEnd.eventsOf('travel-navigate').map((detail) => (detail as { url?: string }).url);
const HOME = `${location.origin}/`;
const textOf = (element: HTMLElement, selector: string) => part(element, selector).textContent;
/** The text that a screen reader announces. */
const said = (element: HTMLElement) => textOf(element, '[role=status]');
const shown = (element: HTMLElement) => textOf(element, '[part=text]');
const problem = (element: HTMLElement) => textOf(element, '[role=alert]');

describe('who sees it', () => {
  test('ERR-009 nothing is there without a session, and nothing is asked for', async () => {
    backEnd.auth = authStateOf();
    const element = await mountActingAs();
    const { ensureAuth } = await import('@travel-shell/store');
    await ensureAuth();
    await isActing(element).toBe(false);
    expect(element.getBoundingClientRect().height).toBe(0);
    expect(backEnd.calls).toEqual([]);
  });

  test('ERR-009 API-084 a session that has ended shows nothing and is no failure', async () => {
    backEnd.answers[PATHS.identity] = refused(401, 'INVALID_SESSION');
    const element = await mountActingAs();
    await expect.poll(() => backEnd.countOf(PATHS.identity)).toBeGreaterThan(0);
    await isActing(element).toBe(false);
    expect(parts(element, '[part=bar]')).toEqual([]);
    expect(backEnd.eventsOf('travel-navigate')).toEqual([]);
  });

  test('nothing is there for a member while no support acts as them', async () => {
    backEnd.agent = null;
    const element = await mountActingAs();
    await expect.poll(() => backEnd.countOf(PATHS.identity)).toBe(1);
    await isActing(element).toBe(false);
    expect(element.getBoundingClientRect().height).toBe(0);
    expect(said(element)).toBe('');
  });

  test('API-084 names the agent and the member', async () => {
    const element = await mountActingAs();
    await expect.element(bar()).toBeVisible();
    expect(shown(element)).toBe('Sol Reyes is acting as Ines Duarte');
    // Not said: it is there as the page is.
    expect(said(element)).toBe('');
  });

  test('the names that the page gives are there before the browser has asked', async () => {
    backEnd.auth = 'pending';
    const element = await mountActingAs({ ...GIVEN, 'expires-at': inMinutes(10.5) });
    await expect.element(bar()).toBeVisible();
    expect(shown(element)).toBe('Sol Reyes is acting as Ines Duarte');
    expect(part(element, '[part=time]').textContent).toBe('10 minutes left');
    backEnd.agent = 'Maya Ortiz';
    await backEnd.answerWith(INES);
    await expect.poll(() => shown(element)).toBe('Maya Ortiz is acting as Ines Duarte');
  });

  test('a back end that cannot be asked leaves what the page has said, and one line in the log without a name', async () => {
    const lines = expectConsole(/BUSINESS_FAILED/);
    backEnd.answers[PATHS.identity] = () => new Response('', { status: 500 });
    const element = await mountActingAs(GIVEN);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await isActing(element).toBe(true);
    expect(lines.join()).not.toMatch(/Sol|Ines/);
  });
});

describe('the time left', () => {
  test('counts down by the minute, outside of live regions', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], shouldAdvanceTime: true });
    backEnd.endsAt = inMinutes(2.5);
    const element = await mountActingAs();
    await isActing(element).toBe(true);
    const left = () => part(element, '[part=time]').textContent;
    expect(left()).toBe('2 minutes left');
    await vi.advanceTimersByTimeAsync(31_000);
    await expect.poll(left).toBe('1 minute left');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(left).toBe('Less than a minute left');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(left).toBe('The time is over');
    // The way out stays.
    await expect.element(button('Stop acting')).toBeVisible();
    expect(part(element, '[part=time]').closest('[role=status], [role=alert], [aria-live]')).toBeNull();
    expect(said(element)).toBe('');
  });

  test.each([-120, 120])('is that of the server where the device’s clock is %i minutes wrong', async (minutes) => {
    backEnd.endsAt = inMinutes(59.5 - minutes);
    backEnd.secondsLeft = 59.5 * 60;
    const element = await mountActingAs({ ...GIVEN, 'expires-at': backEnd.endsAt, 'seconds-left': '3570' });
    await isActing(element).toBe(true);
    const left = () => part(element, '[part=time]').textContent;
    expect(left()).toBe('59 minutes left');
    await expect.poll(() => backEnd.countOf(PATHS.identity)).toBe(1);
    expect(left()).toBe('59 minutes left');
  });

  test('does not follow a clock that jumps', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], shouldAdvanceTime: true });
    backEnd.secondsLeft = 59.5 * 60;
    const element = await mountActingAs();
    await isActing(element).toBe(true);
    vi.setSystemTime(Date.now() + 7_200_000);
    await vi.advanceTimersByTimeAsync(31_000);
    await expect.poll(() => part(element, '[part=time]').textContent).toBe('58 minutes left');
  });

  test('of a long time, the hours are said', async () => {
    backEnd.endsAt = inMinutes(181);
    const element = await mountActingAs();
    await isActing(element).toBe(true);
    expect(part(element, '[part=time]').textContent).toBe('3 hours left');
  });

  test.each([[null], [undefined], ['soon']])('is left out where the back end does not say it: %s', async (endsAt) => {
    backEnd.endsAt = endsAt;
    const element = await mountActingAs();
    await isActing(element).toBe(true);
    expect(parts(element, '[part=time]')).toEqual([]);
  });
});

describe('the way out', () => {
  test('API-117 leads to where the back end says, and is sent once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.answers[PATHS.end] = async () => {
      await promise;
      delete backEnd.answers[PATHS.end];
      backEnd.agent = null;
      backEnd.auth = SOL;
      return Response.json({ formToken: 'next', redirectUrl: '/business' });
    };
    await mountActingAs();
    await button('Stop acting').click();
    await expect.element(button('Stopping…')).toHaveAttribute('aria-busy', 'true');
    await button('Stopping…').click({ force: true });
    expect(went()).toEqual([]);
    resolve();
    await expect.poll(went).toEqual([`${location.origin}/business`]);
    expect(backEnd.countOf(PATHS.end)).toBe(1);
    expect(backEnd.eventsOf('travel-track')).toEqual([
      { piece: 'acting-as', part: 'bar', action: 'click', label: 'end' },
    ]);
  });

  test.each([
    ['the session has ended', 401, 'INVALID_SESSION'],
    ['another tab has ended it', 403, 'FORBIDDEN'],
  ])('API-117 leaves the page where %s', async (_why, status, code) => {
    backEnd.answers[PATHS.end] = () => {
      backEnd.auth = authStateOf();
      return refused(status, code)();
    };
    await mountActingAs();
    await button('Stop acting').click();
    await expect.poll(went).toEqual([HOME]);
  });

  test('a failure is said beside the button, which keeps the focus and tries again', async () => {
    backEnd.answers[PATHS.end] = () => new Response('', { status: 500 });
    const element = await mountActingAs();
    await button('Stop acting').click();
    await expect.poll(() => problem(element)).toBe('That did not work. You are still acting as Ines Duarte.');
    expect(hasFocus(button('Try again').element())).toBe(true);
    await isActing(element).toBe(true);
    expect(went()).toEqual([]);
    delete backEnd.answers[PATHS.end];
    await button('Try again').click();
    await expect.poll(went).toEqual([HOME]);
  });

  test('after an old sign-in the agent enters the password and comes back to the page, or signs out', async () => {
    backEnd.answers[PATHS.end] = refused(403, 'RECENT_SIGN_IN_REQUIRED');
    const element = await mountActingAs();
    await button('Stop acting').click();
    await expect.poll(() => problem(element)).toMatch('You signed in a while ago.');
    const again = page.getByRole('link', { name: 'Enter your password' });
    const redir = encodeURIComponent(location.pathname + location.search);
    await expect.element(again).toHaveAttribute('href', `/s/ident/again?redir=${redir}`);
    await button('Sign out').click();
    await expect.poll(went).toEqual([HOME]);
    expect(backEnd.countOf(PATHS.signOut)).toBe(1);
    await isActing(element).toBe(false);
  });

  test('without script its form leads to the page that signs out', async () => {
    const element = await mountActingAs();
    await isActing(element).toBe(true);
    const form = part<HTMLFormElement>(element, 'form');
    expect([new URL(form.action).pathname, form.method]).toEqual(['/signout', 'get']);
    expect(new FormData(form).get('redir')).toBe('/');
  });
});

describe('other tabs', () => {
  test('what begins in another tab is shown and said once', async () => {
    backEnd.agent = null;
    backEnd.auth = SOL;
    const element = await mountActingAs();
    await expect.poll(() => backEnd.countOf(PATHS.identity)).toBe(1);
    backEnd.agent = 'Sol Reyes';
    await backEnd.answerWith(INES);
    await expect.element(bar()).toBeVisible();
    await expect.poll(() => said(element)).toBe('Sol Reyes is acting as Ines Duarte');
  });

  test('what is stopped in another tab is shown and said, and the page can be loaded again', async () => {
    const element = await mountActingAs(GIVEN);
    await isActing(element).toBe(true);
    await backEnd.becomeAgent();
    await expect.poll(() => element.matches(':state(ended)')).toBe(true);
    const text = 'Sol Reyes is no longer acting as Ines Duarte. This page may still show what belongs to Ines Duarte.';
    expect([shown(element), said(element)]).toEqual([text, text]);
    expect(element.matches(':state(acting)')).toBe(false);
    await button('Reload').click();
    expect(backEnd.eventsOf('travel-navigate')).toEqual([{ kind: 'reload', reason: 'impersonation-ended' }]);
  });

  test.each([
    ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page comes from the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('is asked for again when %s, and the rest of the page follows', async (_when, back) => {
    const element = await mountActingAs();
    await isActing(element).toBe(true);
    backEnd.agent = null;
    backEnd.auth = SOL;
    back();
    await isActing(element).toBe(false);
    const { authState } = await import('@travel-shell/store');
    await expect
      .poll(() => {
        const auth = authState.get();
        return auth.status === 'signedIn' && auth.state.userInfoState.accountEmail;
      })
      .toBe('sol@example.com');
  });

  test('a page where support acts tells the other tabs of it, once and without a name', async () => {
    const posted: [string, unknown][] = [];
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(function (this: BroadcastChannel, data) {
      posted.push([this.name.replace(/^.* /, ''), data]);
    });
    const element = await mountActingAs();
    await isActing(element).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => backEnd.countOf(PATHS.identity)).toBeGreaterThan(1);
    expect(posted).toEqual([['travel-shell.identity', '']]);
  });
});

describe('looks', () => {
  test('it is in the flow, and fits 320 px with long names in either direction', async () => {
    await page.viewport(320, 640);
    for (const locale of ['en-US', 'ar']) {
      backEnd.agent = 'Wolfeschlegelsteinhausenbergerdorff von und zu Löwenthal';
      const element = await mountActingAs({ locale });
      await isActing(element).toBe(true);
      expect(getComputedStyle(part(element, '.bar')).position).toBe('static');
      expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      const { height } = part(element, '[part=button]').getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(24);
      document.body.replaceChildren();
    }
  });
});
