import { setConsentHead } from '@travel-shell/core/consentHead';
import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { page, userEvent } from '@travel-shell/testing/browser';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { serveFirstScreen } from '@travel-shell/testing/serveFirstScreen';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type ChoicesPage, pressChoice } from '../head/choices.ts';
import { type ConsentData, piece } from './server.ts';
import { ConsentSite, mountConsent, reopen } from './testPage.ts';

const HEAD = Symbol.for('travel-shell.consent');
const { style } = document.documentElement;

let site: ConsentSite;

beforeEach(() => {
  site = new ConsentSite();
});
afterEach(async () => {
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, HEAD);
  document.documentElement.removeAttribute('style');
  await runPending(); // let pending requests finish
  site.end();
});

const banner = (element: HTMLElement) => part(element, '.banner');
const visible = (element: HTMLElement, selector: string) =>
  parts(element, selector).find((each) => each.checkVisibility());
const isShown = (element: HTMLElement) => banner(element).checkVisibility();

/** The fragment in the page, as consent.js leaves it for an undecided visitor. */
async function serve(kind: string, isOpen = true, more: Partial<ConsentData> = {}) {
  const data = { policyUrl: '/privacy/cookies', ...more };
  const served = await serveFirstScreen(piece, { kind }, { opened: null, data });
  document.body.append(served.element);
  setConsentHead({});
  if (!isOpen) return served;
  style.setProperty(`--travel-consent-${kind}`, 'block');
  const layer = banner(served.element);
  if (layer instanceof HTMLDialogElement) layer.showModal();
  else layer.showPopover();
  return served;
}

test.each([
  ['an unknown kind', 'newsletter'],
  ['an empty kind', ''],
])('CNS-O08 %s shows nothing, and says so once', async (_name, kind) => {
  const lines = expectConsole(/CONFIG.*kind="\w*" is not known/);
  const element = await mountConsent({ kind });
  element.setAttribute('locale', 'de-DE');
  await runPending();
  expect(parts(element, '.banner')).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(site.calls).toEqual([]);
});

test.each(['cookies', 'two-party', 'data-transfer'])(
  'no press loses the focus in the settings of kind="%s"',
  async (kind) => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const element = await mountConsent({ kind });
    reopen(element);
    await expect.poll(() => isShown(element)).toBe(true);
    expect((await walkButtons(element)).length).toBeGreaterThan(0);
  },
);

describe('its fragment', () => {
  test.each([
    ['cookies', ['close', 'accept', 'decline']],
    ['notice', ['close']],
    ['two-party', ['accept']],
    ['data-transfer', ['accept']],
  ])('of kind="%s" is a form that a browser can post by itself', async (kind, answers) => {
    const { element } = await serve(kind, false);
    const form = part<HTMLFormElement>(element, 'form');
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/privacy/consent']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ regime: kind, text: `${kind}-1`, locale: 'en-US' });
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('[name=choice]:not([type=button])')];
    expect(buttons.map(({ value, type }) => [value, type])).toEqual(answers.map((value) => [value, 'submit']));
    expect(parts<HTMLInputElement>(element, ':is([type=checkbox], [type=radio]):checked:enabled')).toEqual([]);
    expect(isShown(element)).toBe(false);
  });

  test.each(['cookies', 'notice', 'two-party', 'data-transfer'])(
    'of kind="%s" is hydrated in place, and stays open',
    async (kind) => {
      const { element, nodes, ready } = await serve(kind);
      expect(isShown(element)).toBe(true);
      await import('./element.ts');
      await ready;
      await expect.poll(() => site.calls).toEqual(['cookiesData']);
      await runPending();
      expect(nodes.length).toBeGreaterThan(8);
      expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
      expect(isShown(element)).toBe(true);
      expect(banner(element).matches(':modal, :popover-open')).toBe(true);
      expect(element.matches(':state(open)')).toBe(true);
    },
  );

  test('is hydrated with the view that shows, and with what is chosen in it', async () => {
    const { element, nodes, ready } = await serve('cookies');
    const saved: unknown[] = [];
    const page: ChoicesPage = {
      list: async () => [{ name: 'IDE', domain: 'doubleclick.net' }],
      save: (_, categories) => saved.push(categories),
      report() {},
    };
    const press = (value: string) => pressChoice(part<HTMLButtonElement>(element, `button[value=${value}]`), page);
    await press('manage');
    part(element, '[role=switch][value=analytical]').click();
    await press('advertising');
    const view = () => visible(element, '.heading')?.textContent;
    expect(view()).toBe('Advertising');
    await import('./element.ts');
    await ready;
    expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
    expect(view()).toBe('Advertising');
    expect(parts(element, 'td').map(({ textContent }) => textContent)).toEqual(['IDE', 'doubleclick.net']);
    await userEvent.click(part(element, '[data-view=details] [part=back]'));
    expect(view()).toBe('Choose your cookies');
    await userEvent.click(part(element, '[value=save]'));
    await expect
      .poll(() => site.eventsOf('travel-consent-given'))
      .toMatchObject([{ accepted: ['strictlyNecessary', 'analytical'] }]);
    expect(saved).toEqual([]);
  });

  test('CNS-016 its press after that closes it for consent.js, too', async () => {
    const { element, ready } = await serve('cookies');
    await import('./element.ts');
    await ready;
    await page.getByRole('button', { name: 'Accept all' }).click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => style.getPropertyValue('--travel-consent-cookies')).toBe('');
    await expect.poll(() => site.sent('record')).toHaveLength(1);
  });

  test('CNS-002 of a visitor whom consent.js does not ask stays hidden', async () => {
    const { element, ready } = await serve('cookies', false);
    await import('./element.ts');
    await ready;
    await runPending();
    expect([isShown(element), site.calls]).toEqual([false, []]);
  });

  test('CNS-004 is hidden from the first where the server knows that the provider does not want it', async () => {
    site.data = { ...site.data, betterUx: false };
    const { element, ready } = await serve('cookies', false, { isQuiet: true });
    style.setProperty('--travel-consent-cookies', 'block');
    // By which consent.js leaves it closed (host-demo/scenarios/consent).
    expect(banner(element).dataset.quiet).toBe('true');
    expect(isShown(element)).toBe(false);
    await import('./element.ts');
    await ready;
    await runPending();
    expect(isShown(element)).toBe(false);
    reopen(element);
    await expect.poll(() => isShown(element)).toBe(true);
  });

  test('CNS-004 is closed where the provider does not want it', async () => {
    site.data = { ...site.data, betterUx: false };
    const { element, ready } = await serve('cookies');
    await import('./element.ts');
    await ready;
    await expect.poll(() => isShown(element)).toBe(false);
    expect(site.sent('record')).toEqual([]);
  });
});

describe('opened again', () => {
  test('CNS-010 CNS-023 shows the saved choice, also in its switches', async () => {
    site.accepted = ['strictlyNecessary', 'analytical'];
    site.cookies.set('consent', 'strictlyNecessary.analytical');
    site.records = {
      records: [
        {
          id: '4711',
          kind: 'cookies',
          choices: { acceptedCategories: site.accepted },
          time: '2026-11-21T09:30:00Z',
          text: { version: 'cookies-1', locale: 'en-US' },
        },
      ],
      differs: null,
    };
    const element = await mountConsent();
    reopen(element);
    await expect.poll(() => isShown(element)).toBe(true);
    await expect.poll(() => parts(element, '[part=record]').length).toBe(1);
    await expect.poll(() => part(element, '[part=record]').textContent).toMatch(/Analytics.*2026.*cookies-1.*4711/);
    await page.getByRole('button', { name: 'Manage choices' }).click();
    await expect.element(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await expect.element(page.getByRole('switch', { name: 'Functional' })).not.toBeChecked();
  });

  test('CNS-010 CNS-011 opened a second time it begins anew, with what is saved, whatever was changed the first time', async () => {
    site.accepted = ['strictlyNecessary', 'analytical'];
    site.cookies.set('consent', 'strictlyNecessary.analytical');
    const element = await mountConsent();
    for (const _opening of [1, 2]) {
      reopen(element);
      await page.getByRole('button', { name: 'Manage choices' }).click();
      await expect.element(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
      await expect.element(page.getByRole('switch', { name: 'Functional' })).not.toBeChecked();
      await page.getByRole('switch', { name: 'Functional' }).click();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Leave as is' }).click();
      await expect.poll(() => isShown(element)).toBe(false);
    }
  });

  test('says that there is no record to show, where the back end does not know the visitor', async () => {
    site.end();
    site = new ConsentSite(undefined, { apiBase: 'https://shell.example' });
    site.cookies.set('consent', 'strictlyNecessary.analytical');
    const element = await mountConsent();
    reopen(element);
    await expect
      .poll(() => parts(element, '[part=record]')[0]?.textContent)
      .toBe(
        'Your choiceAccepted: AnalyticsThis choice is kept in this browser. There is no record of it to show you here.',
      );
    await page.getByRole('button', { name: 'Leave as is' }).click();
    expect(site.cookies.get('consent')).toBe('strictlyNecessary.analytical');
  });

  test('before any choice it says of none', async () => {
    const element = await mountConsent();
    reopen(element);
    await expect.poll(() => site.sent('consent')).toHaveLength(1);
    await page.getByRole('button', { name: 'Manage choices' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(page.getByRole('button', { name: 'Manage choices' })).toBeVisible();
    expect(parts(element, '[part=record]')).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Leave as is' })).not.toBeInTheDocument();
  });

  test('CNS-023 a full consent is read as all categories', async () => {
    site.accepted = ['strictlyNecessary', 'functional', 'advertising', 'analytical'];
    site.cookies.set('consent', site.accepted.join('.'));
    const element = await mountConsent();
    reopen(element);
    await expect.poll(() => parts(element, '[part=record]').length).toBe(1);
    expect(part(element, '[part=record]').textContent).toContain('Accepted: Functional, Analytics, and Advertising');
    await expect.element(page.getByRole('button', { name: 'Withdraw all' })).toBeVisible();
  });

  test('the focus goes to its heading, and back when it closes; leaving it as it is stores nothing', async () => {
    site.accepted = ['strictlyNecessary'];
    site.cookies.set('consent', 'strictlyNecessary');
    const opener = document.createElement('button');
    document.body.append(opener);
    const element = await mountConsent();
    opener.focus();
    reopen(element);
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(part(element, '.heading'));
    await page.getByRole('button', { name: 'Leave as is' }).click();
    expect(document.activeElement).toBe(opener);
    expect(isShown(element)).toBe(false);
    await runPending();
    expect(site.sent('record')).toEqual([]);
  });

  test('withdrawing deletes the cookies that script can delete, and says so', async () => {
    site.accepted = ['strictlyNecessary', 'advertising'];
    site.cookies.set('consent', 'strictlyNecessary.advertising');
    site.cookies.set('_fbp', 'fb.1');
    site.lists = {
      advertising: [
        { name: '_fbp', domain: location.hostname },
        { name: 'IDE', domain: 'doubleclick.net' },
      ],
    };
    const element = await mountConsent();
    reopen(element);
    await page.getByRole('button', { name: 'Withdraw all' }).click();
    expect(visible(element, '.heading')?.textContent).toBe('You have withdrawn your consent');
    await expect.element(page.getByText('1 cookie was deleted.')).toBeVisible();
    await expect.element(page.getByText('IDE', { exact: false })).toBeVisible();
    expect(site.cookies.has('_fbp')).toBe(false);
    expect(site.eventsOf('travel-consent-declined')).toEqual([{ regime: 'cookies' }]);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(isShown(element)).toBe(false);
  });

  test('it is not said that no cookie was there, where their list cannot be loaded', async () => {
    site.accepted = ['strictlyNecessary', 'advertising'];
    site.cookies.set('consent', 'strictlyNecessary.advertising');
    site.cookies.set('_fbp', 'fb.1');
    const element = await mountConsent();
    reopen(element);
    await expect.element(page.getByRole('button', { name: 'Withdraw all' })).toBeVisible();
    await expect.poll(() => parts(element, '[part=record] .muted').length).toBe(1);
    site.isDown = true;
    // The choice, the pressed button, and the list of cookies.
    expectConsole(/CONSENT_FAILED/, 3);
    await page.getByRole('button', { name: 'Withdraw all' }).click();
    await expect.element(page.getByText('The list of cookies could not be loaded.', { exact: false })).toBeVisible();
    expect(visible(element, '.body')?.textContent).not.toContain('no cookie to delete');
  });

  test('a cookie that the back end has deleted with its answer counts as deleted', async () => {
    site.accepted = ['strictlyNecessary', 'advertising'];
    site.cookies.set('consent', 'strictlyNecessary.advertising');
    site.cookies.set('_fbp', 'fb.1');
    site.lists = { advertising: [{ name: '_fbp', domain: location.hostname }] };
    site.clears = ['_fbp'];
    const element = await mountConsent();
    reopen(element);
    await page.getByRole('button', { name: 'Withdraw all' }).click();
    await expect.element(page.getByText('1 cookie was deleted.')).toBeVisible();
  });

  test('the close icon leaves the choice as it is, where the visitor has asked for the banner', async () => {
    site.accepted = ['strictlyNecessary', 'advertising'];
    site.cookies.set('consent', 'strictlyNecessary.advertising');
    const element = await mountConsent();
    reopen(element);
    await expect.element(page.getByRole('button', { name: 'Withdraw all' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close without accepting' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(isShown(element)).toBe(false);
    await runPending();
    expect(site.calls.filter((call) => /^(record|log) /.test(call))).toEqual([]);
    expect(site.cookies.get('consent')).toBe('strictlyNecessary.advertising');
    expect(site.eventsOf('travel-consent-declined')).toEqual([]);
  });

  test('where the saved choice cannot be loaded, the selection says so, and saves only what was changed', async () => {
    site.accepted = ['strictlyNecessary', 'functional', 'advertising'];
    site.cookies.set('consent', site.accepted.join('.'));
    const element = await mountConsent();
    site.isDown = true;
    // The choice, its record, and the address of the policy.
    expectConsole(/CONSENT_FAILED: .*could not be loaded/, 3);
    reopen(element);
    await page.getByRole('button', { name: 'Manage choices' }).click();
    await expect.element(page.getByText('Your saved choice could not be loaded.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('switch', { name: 'Functional' })).toBeChecked();
    await expect.element(page.getByRole('switch', { name: 'Advertising' })).toBeChecked();
    site.isDown = false;
    await page.getByRole('switch', { name: 'Analytics' }).click();
    await page.getByRole('button', { name: 'Save choices' }).click();
    await expect.poll(() => site.sent('record')).toHaveLength(1);
    expect(JSON.parse(site.sent('record')[0] as string).acceptedCategories.sort()).toEqual(
      ['strictlyNecessary', 'functional', 'advertising', 'analytical'].sort(),
    );
    await expect.poll(() => site.eventsOf('travel-consent-given')).toHaveLength(1);
  });

  test.each([false, true])('a smaller choice is called saved where it is: the back end is down: %s', async (isDown) => {
    site.accepted = ['strictlyNecessary', 'functional', 'advertising'];
    site.cookies.set('consent', site.accepted.join('.'));
    const element = await mountConsent();
    reopen(element);
    await page.getByRole('button', { name: 'Manage choices' }).click();
    await page.getByRole('switch', { name: 'Advertising' }).click();
    await runPending();
    site.isDown = isDown;
    const answer = Promise.withResolvers<void>();
    site.wait = answer.promise;
    // The choice, the pressed button, and the list of cookies.
    if (isDown) expectConsole(/CONSENT_FAILED/, 3);
    await page.getByRole('button', { name: 'Save choices' }).click();
    expect(visible(element, '.heading')?.textContent).toBe('Your choice');
    answer.resolve();
    if (isDown) {
      // Kept, and sent later.
      await expect.element(page.getByText('We could not store this yet.', { exact: false })).toBeVisible();
      expect(visible(element, '.heading')?.textContent).toBe('Your choice');
      expect(site.cookies.get('consent')).toBe('strictlyNecessary.functional');
      expect(site.cookies.get('travel_consent_unsent')).toContain('accepted=strictlyNecessary.functional');
    } else {
      await expect.poll(() => visible(element, '.heading')?.textContent).toBe('Your choice is saved');
      expect(site.cookies.get('consent')).toBe('strictlyNecessary.functional');
    }
    await runPending();
  });

  test("tells where this browser's choice and the account's differ", async () => {
    const record = (id: string, acceptedCategories: ['strictlyNecessary'] | ['strictlyNecessary', 'functional']) => ({
      ...{ id, kind: 'cookies' as const, choices: { acceptedCategories: [...acceptedCategories] } },
      ...{ time: '2026-11-21T09:30:00Z', text: null },
    });
    site.accepted = ['strictlyNecessary'];
    site.cookies.set('consent', 'strictlyNecessary');
    site.records = {
      records: [record('2', ['strictlyNecessary'])],
      differs: { other: record('1', ['strictlyNecessary', 'functional']) },
    };
    const element = await mountConsent();
    reopen(element);
    await expect.poll(() => parts(element, '.differs')[0]?.textContent).toContain('Accepted: Functional');
  });

  test('in Arabic, Latin names and ids keep their direction', async () => {
    site.accepted = ['strictlyNecessary', 'advertising'];
    site.cookies.set('consent', 'strictlyNecessary.advertising');
    site.lists = { advertising: [{ name: '_fbp', domain: 'facebook.com' }] };
    const time = '2026-11-21T09:30:00Z';
    const text = { version: 'cookies-1', locale: 'ar' } as const;
    site.records = { records: [{ id: '-47_11.', kind: 'cookies', choices: {}, time, text }], differs: null };
    const element = await mountConsent({ locale: 'ar' });
    reopen(element);
    await expect
      .poll(() => parts(element, '[part=record]')[0]?.textContent)
      .toMatch(/\u2068cookies-1\u2069.*\u2068-47_11\.\u2069/s);
    part(element, 'button[value=decline]').click();
    await expect.poll(() => visible(element, '.body')?.textContent).toContain('\u2068_fbp\u2069');
    await runPending();
  });

  test('one that was asked for and left does not ask by itself when the back end answers later', async () => {
    let answer = () => {};
    site.wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const element = await mountConsent();
    await expect.poll(() => site.calls).toContain('cookiesData');
    reopen(element);
    await expect.poll(() => isShown(element)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => isShown(element)).toBe(false);
    answer();
    await runPending();
    expect(isShown(element)).toBe(false);
  });

  test('Escape closes one that was asked for while it waited to ask by itself', async () => {
    const { enterOverlayQueue } = await import('@travel-shell/store/page');
    const leave = enterOverlayQueue(OVERLAY_RANKS.decision, { show() {} });
    onTestFinished(leave);
    const element = await mountConsent();
    await expect.poll(() => site.calls).toEqual(['cookiesData']);
    await runPending();
    expect(isShown(element)).toBe(false);
    reopen(element);
    await expect.poll(() => isShown(element)).toBe(true);
    // The banner's turn comes.
    leave();
    await runPending();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => isShown(element)).toBe(false);
  });

  test('Escape leaves the choice as it is', async () => {
    site.accepted = ['strictlyNecessary', 'functional'];
    site.cookies.set('consent', site.accepted.join('.'));
    const element = await mountConsent();
    reopen(element);
    await expect.poll(() => isShown(element)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isShown(element)).toBe(false);
    await runPending();
    expect(site.sent('record')).toEqual([]);
  });
});
