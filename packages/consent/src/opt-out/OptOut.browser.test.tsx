import { refusal } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { serveFirstScreen } from '@travel-shell/testing/serveFirstScreen';
import { advance, rendered, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { piece } from './server.ts';
import { ask, BackEnd, mountOptOut, playPrivacySignal } from './testPage.ts';

let backEnd: BackEnd;
let restoreMotion: () => Promise<unknown>;

beforeEach(async () => {
  await page.viewport(1280, 720);
  restoreMotion = await reduceMotion();
  backEnd = new BackEnd();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  await runPending(); // let pending requests finish
  backEnd.end();
  await restoreMotion();
});

const dialog = (element: HTMLElement) => part<HTMLDialogElement>(element, 'dialog');
const control = () => page.getByRole('switch', { name: 'Do not share my data' });
const closeButton = () => page.getByRole('button', { name: 'Close' });
const link = () => page.getByRole('link', { name: 'Manage all privacy settings' });
/** Waits until nothing more can happen. */
async function settled(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await rendered();
}
const isOn = (element: HTMLElement) => part<HTMLInputElement>(element, '[role=switch]').checked;
const writes = () => backEnd.calls.filter((call) => call.startsWith('PUT'));
const navigations = () => backEnd.eventsOf('travel-navigate').map((detail) => new URL((detail as { url: string }).url));

/** The line of analytics of a press. */
const pressed = (where: string, label: string) => ({ piece: 'opt-out', part: where, action: 'click', label });

/** Opens it, and waits for the choice. */
async function open(element: HTMLElement): Promise<HTMLElement> {
  ask(element);
  await expect.poll(() => parts(element, '[role=switch]').length).toBe(1);
  return element;
}
const mountOpen = async () => open(await mountOptOut());

describe('opening', () => {
  test('shows California’s icon beside the heading, which names the dialog by its words alone', async () => {
    const element = await mountOpen();
    await expect.element(page.getByRole('dialog', { name: 'Your privacy choices', exact: true })).toBeVisible();
    const box = part(element, '.opt-out-icon').getBoundingClientRect();
    expect(box.width / box.height).toBeCloseTo(2.15, 1);
    expect(box.width).toBeGreaterThan(30);
  });

  test('CNS-060 API-033 reads the choice with each opening and not before, behind a placeholder as high', async () => {
    const element = await mountOptOut();
    await runPending();
    expect(backEnd.calls).toEqual([]);
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.onRead = async () => {
      await promise;
      return Response.json({ allowDataSharing: true });
    };
    ask(element);
    await expect.poll(() => dialog(element).open).toBe(true);
    expect(element.matches(':state(open)')).toBe(true);
    await expect.element(page.getByText('Loading your choice…')).toBeInTheDocument();
    expect(parts(element, '[role=switch]')).toEqual([]);
    const waiting = part(element, '.choice').getBoundingClientRect().height;
    resolve();
    await expect.element(control()).toBeVisible();
    expect(part(element, '.choice').getBoundingClientRect().height).toBeCloseTo(waiting, 0);
    await closeButton().click();
    expect(backEnd.eventsOf('travel-privacy-choices-closed')).toEqual([{}]);

    // Changed elsewhere meanwhile: what was known is not shown.
    backEnd.onRead = undefined;
    backEnd.isAllowed = false;
    ask(element);
    await expect.poll(() => dialog(element).open).toBe(true);
    const shown = parts<HTMLInputElement>(element, '[role=switch]').map(({ checked }) => checked);
    expect(shown).not.toContain(false);
    await expect.element(control()).toBeChecked();
    expect(backEnd.calls).toEqual(['GET', 'GET']);
  });

  test.each([
    [true, false],
    [false, true],
  ])('CNS-061 STA-074 where sharing is allowed: %s, the switch is on: %s', async (isAllowed, isChecked) => {
    backEnd.isAllowed = isAllowed;
    expect(isOn(await mountOpen())).toBe(isChecked);
  });

  test('CNS-056 CON-049 it is 400 px wide, and no narrow sheet at an edge, but as wide as a small phone', async () => {
    const element = await mountOpen();
    const box = () => dialog(element).getBoundingClientRect();
    for (const [width, expected] of [
      [1280, 400],
      [767, 400],
      [700, 400],
      [600, 400],
      [360, 360],
    ] as const) {
      await page.viewport(width, 720);
      // The dialog's shape follows the window.
      await expect.poll(() => Math.round(box().width), { message: `${width} px` }).toBe(expected);
      if (width === 360) break;
      await expect.poll(() => box().left - (width - box().right)).toBeCloseTo(0, 0);
      await expect.poll(() => box().top - (720 - box().bottom)).toBeCloseTo(0, 0);
    }
  });

  test('between the choice and the button there is no more room than the note of a saved choice takes', async () => {
    const element = await mountOpen();
    const between = () =>
      part(element, '[part=dialog-footer] a').getBoundingClientRect().top -
      part(element, '.choice').getBoundingClientRect().bottom;
    const room = between();
    expect(room).toBeLessThanOrEqual(36);
    await control().click();
    await expect.element(page.getByText('Your choice is saved')).toBeVisible();
    expect(between()).toBe(room);
    const note = part(element, '.saved').getBoundingClientRect();
    // Nor is any of it below the footer's ground.
    expect(note.bottom).toBeLessThanOrEqual(part(element, '[part=dialog-footer]').getBoundingClientRect().top);
  });

  test('CNS-057 RTE-007 its link leads visitors who are signed in to their account', async () => {
    backEnd.end();
    backEnd = new BackEnd(authStateOf('Ada'));
    await mountOpen();
    await expect.element(link()).toHaveAttribute('href', '/profile/account');
  });

  test('CNS-058 RTE-017 its link leads visitors who are signed out to the privacy page, and is tracked', async () => {
    const element = await mountOpen();
    await expect.element(link()).toHaveAttribute('href', '/privacy/manage');
    element.addEventListener('click', (event) => event.preventDefault());
    await link().click();
    expect(backEnd.eventsOf('travel-track')).toEqual([pressed('manage', 'all')]);
  });

  test('the focus begins at the heading, goes on to the switch, and returns', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    const element = await mountOptOut();
    opener.focus();
    await open(element);
    expect(element.shadowRoot?.activeElement?.textContent).toBe('Your privacy choices');
    await userEvent.keyboard('{Tab}');
    expect(element.shadowRoot?.activeElement).toBe(part(element, '[role=switch]'));
    await userEvent.keyboard(' ');
    await expect.element(control()).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog(element).open).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  test('CNS-059 where the dialog is off it goes to the page that manages the choice, and shows nothing', async () => {
    vi.stubGlobal('travelShell', { config: { optOutDialog: false, apiBase: '', apiTimeout: 8000 } });
    const element = await mountOptOut();
    ask(element);
    await expect.poll(() => navigations().map(({ pathname }) => pathname)).toEqual(['/privacy/manage']);
    expect(dialog(element).open).toBe(false);
    expect(backEnd.calls).toEqual([]);
    expect(backEnd.eventsOf('travel-privacy-choices-closed')).toEqual([{}]);
  });

  test('removed from the page while open, it says that it is closed', async () => {
    const element = await mountOpen();
    element.remove();
    await expect.poll(() => backEnd.eventsOf('travel-privacy-choices-closed')).toEqual([{}]);
  });
});

describe('choosing', () => {
  test('CNS-062 CON-028 API-034 a toggle is sent 250 ms after the last press, once', async () => {
    const element = await mountOpen();
    stopTimers();
    for (const _press of [1, 2, 3]) {
      part(element, '[role=switch]').click();
      await advance(249);
      await settled();
    }
    expect(isOn(element)).toBe(true);
    expect(writes()).toEqual([]);
    await advance(1);
    await expect.poll(writes).toEqual(['PUT false']);
    await advance(1000);
    await settled();
    expect(writes()).toEqual(['PUT false']);
    expect(backEnd.isAllowed).toBe(false);
  });

  test('CNS-064 CNS-065 CNS-066 CNS-O05 a stored choice is told by three events, and shown as saved', async () => {
    const element = await mountOpen();
    await control().click();
    expect(backEnd.eventsOf('travel-ccpa-synced')).toEqual([]);
    await expect.element(page.getByText('Your choice is saved')).toBeVisible();
    expect(isOn(element)).toBe(true);
    const told = () => backEnd.events.filter(([type]) => /changed|shared|synced/.test(type));
    const first = [
      ['travel-data-sharing-cookie-changed', { allowDataSharing: false }],
      ['travel-consent-shared', { regime: 'ccpa', allowDataSharing: false }],
      ['travel-ccpa-synced', { isOptedOut: true }],
    ];
    expect(told()).toEqual(first);
    await control().click();
    expect(backEnd.eventsOf('travel-track')).toEqual([pressed('switch', 'opt-out'), pressed('switch', 'opt-in')]);
    await expect
      .poll(() => told().slice(3))
      .toEqual([
        ['travel-data-sharing-cookie-changed', { allowDataSharing: true }],
        ['travel-consent-shared', { regime: 'ccpa', allowDataSharing: true }],
        ['travel-ccpa-synced', { isOptedOut: false }],
      ]);
  });

  test.each([
    ['its button', () => closeButton().click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'being removed',
      () => {
        document.body.replaceChildren();
        // An element that is only moved is back by then.
        return advance(1);
      },
    ],
  ])('CNS-062 %s before that sends it at once', async (_name, leave) => {
    const element = await mountOpen();
    stopTimers();
    part(element, '[role=switch]').click();
    await leave();
    await expect.poll(writes).toEqual(['PUT false']);
    await advance(1000);
    await settled();
    expect(writes()).toEqual(['PUT false']);
  });

  test('opened again at once, it shows the choice that is still on its way', async () => {
    const element = await mountOpen();
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.onWrite = async () => {
      await promise;
      backEnd.isAllowed = false;
      return Response.json({ allowDataSharing: false });
    };
    await control().click();
    await closeButton().click();
    ask(element);
    await expect.poll(() => dialog(element).open).toBe(true);
    await runPending();
    expect(parts(element, '[role=switch]')).toEqual([]);
    resolve();
    await expect.element(control()).toBeChecked();
  });

  test('a press while the last one is being stored stays', async () => {
    const element = await mountOpen();
    const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    backEnd.onWrite = () => first.promise;
    await control().click();
    await expect.poll(writes).toEqual(['PUT false']);
    backEnd.onWrite = () => second.promise;
    part(element, '[role=switch]').click();
    first.resolve(Response.json({ allowDataSharing: false }));
    await runPending();
    expect([isOn(element), part(element, '.saved').textContent]).toEqual([false, '']);
    await expect.poll(writes).toEqual(['PUT false', 'PUT true']);
    expect([isOn(element), part(element, '.saved').textContent]).toEqual([false, '']);
    second.resolve(Response.json({ allowDataSharing: true }));
    await expect.element(page.getByText('Your choice is saved')).toBeVisible();
    expect(isOn(element)).toBe(false);
  });

  test('what was chosen in another tab shows when the visitor comes back to this one', async () => {
    await mountOpen();
    backEnd.isAllowed = false;
    // Younger data is not fetched again.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    onTestFinished(() => clock.mockRestore());
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(control()).toBeChecked();
    expect(backEnd.calls).toEqual(['GET', 'GET']);
    // Closed, it asks nothing.
    await closeButton().click();
    clock.mockReturnValue(Date.now() + 1000);
    document.dispatchEvent(new Event('visibilitychange'));
    await runPending();
    expect(backEnd.calls).toEqual(['GET', 'GET']);
  });
});

describe('the back end is down', () => {
  test.each([
    ['signed in', 'Ada', '/profile/account'],
    ['signed out', undefined, '/privacy/manage'],
  ])(
    'ERR-034 ERR-035 CNS-O03 CNS-O04 a choice that cannot be read is made elsewhere: %s',
    async (_name, who, target) => {
      backEnd.end();
      backEnd = new BackEnd(authStateOf(who));
      backEnd.onRead = refusal;
      expectConsole(/STATE_FAILED: The choice about data sharing/);
      const element = await mountOptOut();
      ask(element);
      await expect.poll(() => navigations().map(({ pathname }) => pathname)).toEqual([target]);
      await expect.poll(() => dialog(element).open).toBe(false);
      expect(parts(element, '[role=alert], [role=switch]')).toEqual([]);
    },
  );

  test('closed while it waits, it stays on the page', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.onRead = async () => {
      await promise;
      return refusal();
    };
    expectConsole(/STATE_FAILED/);
    const element = await mountOptOut();
    ask(element);
    await expect.poll(() => dialog(element).open).toBe(true);
    await closeButton().click();
    resolve();
    await runPending();
    expect(navigations()).toEqual([]);
  });

  test('CNS-063 ERR-034 ERR-035 CNS-O03 a choice that cannot be stored is taken back, logged, and made elsewhere', async () => {
    const element = await mountOpen();
    backEnd.onWrite = refusal;
    const lines = expectConsole(/OPT_OUT_FAILED/);
    await control().click();
    expect(isOn(element)).toBe(true);
    await expect.poll(() => navigations().map(({ pathname }) => pathname)).toEqual(['/privacy/manage']);
    expect(isOn(element)).toBe(false);
    expect(lines).toHaveLength(1);
    expect(backEnd.events.filter(([type]) => /changed|shared|synced/.test(type))).toEqual([]);
    expect(parts(element, '[role=alert]')).toEqual([]);
    expect(part(element, '.saved').textContent).toBe('');
  });
});

describe('the browser sends a privacy signal', () => {
  beforeEach(() => onTestFinished(playPrivacySignal(true)));
  const box = () => page.getByText('Opt-out signal honored');
  const question = () => page.getByText('Your saved choice still allows sharing.', { exact: false });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  test('CNS-061 it counts as opted out and says so, whatever is saved', async () => {
    backEnd.isAllowed = false;
    const element = await mountOpen();
    await expect.element(box()).toBeVisible();
    await expect.element(control()).toBeChecked();
    await expect.element(control()).toBeDisabled();
    expect(parts(element, '[part=signal] [part=button]')).toEqual([]);
    expect(writes()).toEqual([]);
  });

  test('a saved choice that allows sharing is asked about, and the opt-out saved', async () => {
    const element = await mountOpen();
    await expect.element(control()).toBeChecked();
    await expect.element(question()).toBeVisible();
    await button('Save the opt-out').click();
    await expect.element(page.getByText('Your choice is saved')).toBeVisible();
    expect(writes()).toEqual(['PUT false']);
    expect(backEnd.eventsOf('travel-ccpa-synced')).toEqual([{ isOptedOut: true }]);
    expect(backEnd.eventsOf('travel-track')).toEqual([pressed('signal', 'save')]);
    expect(parts(element, '[part=signal] [part=button]')).toEqual([]);
    expect(element.shadowRoot?.activeElement).toBe(part(element, '[part=signal]'));
  });

  test('it asks once: left as it is, or only closed, it does not ask again', async () => {
    const element = await mountOpen();
    await button('Leave as is').click();
    expect(backEnd.eventsOf('travel-track')).toEqual([pressed('signal', 'leave')]);
    expect(parts(element, '[part=signal] [part=button]')).toEqual([]);
    await closeButton().click();
    await open(element);
    await expect.element(box()).toBeVisible();
    expect(question().query()).toBeNull();
    expect(writes()).toEqual([]);
    localStorage.clear();
    await closeButton().click();
    await open(element);
    await expect.element(question()).toBeVisible();
    await closeButton().click();
    await open(element);
    await expect.element(box()).toBeVisible();
    expect(question().query()).toBeNull();
  });

  test('it asks again once they have agreed in between', async () => {
    const element = await mountOpen();
    await button('Save the opt-out').click();
    await expect.element(page.getByText('Your choice is saved')).toBeVisible();
    await closeButton().click();
    // In another browser, without the signal.
    backEnd.isAllowed = true;
    await open(element);
    await expect.element(question()).toBeVisible();
  });
});

describe('its first screen', () => {
  /** As the page's script shows it. */
  async function serve() {
    const served = await serveFirstScreen(piece);
    document.body.append(served.element);
    dialog(served.element).showModal();
    return served;
  }

  test('CNS-055 is hydrated in place with the focus where it was, and gets its choice then', async () => {
    const { element, nodes, ready } = await serve();
    expect(element.shadowRoot?.activeElement?.textContent).toBe('Your privacy choices');
    part(element, '[part=dialog-close]').focus();
    const kept = nodes.filter((node) => !node.closest('[aria-busy]'));
    await import('./element.ts');
    await ready;
    await expect.element(control()).toBeVisible();
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((node) => !node.isConnected)).toEqual([]);
    expect(element.shadowRoot?.activeElement).toBe(part(element, '[part=dialog-close]'));
    expect(element.matches(':state(open)')).toBe(true);
    Object.assign(element, { request: {} });
    await runPending();
    expect(dialog(element).open).toBe(true);
    expect(backEnd.calls).toEqual(['GET']);
  });

  test('CNS-055 closed before React, it stays closed, and opens with the next request', async () => {
    const { element, ready } = await serve();
    dialog(element).close();
    await import('./element.ts');
    Object.assign(element, { request: {} });
    await ready;
    await runPending();
    expect(dialog(element).open).toBe(false);
    expect(backEnd.calls).toEqual([]);
    expect(backEnd.eventsOf('travel-privacy-choices-closed')).toEqual([{}]);
    await open(element);
    expect(dialog(element).open).toBe(true);
  });

  test('closed while React hydrates it, it stays closed, too', async () => {
    const { element, ready } = await serve();
    const served = dialog(element);
    // The visitor presses Escape right after React has looked.
    Object.defineProperty(served, 'open', {
      configurable: true,
      get() {
        Reflect.deleteProperty(served, 'open');
        served.close();
        return true;
      },
    });
    await import('./element.ts');
    await ready;
    await expect.poll(() => dialog(element).open).toBe(false);
    Object.assign(element, { request: {} });
    await runPending();
    expect([dialog(element).open, element.matches(':state(open)')]).toEqual([false, false]);
    ask(element);
    await expect.poll(() => dialog(element).open).toBe(true);
  });
});

test('100 times opened and closed it leaves nothing behind', { timeout: 120_000 }, async () => {
  const element = await mountOpen();
  await closeButton().click();
  const toggle = async () => {
    ask(element);
    await until(() => dialog(element).open);
    part(element, '[part=dialog-close]').click();
    await until(() => !dialog(element).open);
    backEnd.events.length = 0;
    backEnd.calls.length = 0;
  };
  await expectNoTrace(toggle);
});
