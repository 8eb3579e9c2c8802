import { BRANDS } from '@travel-shell/core';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { mountElement } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signedInAs } from '../Header.fixtures.ts';
import { answerWith, playBackEnd } from '../testPage.ts';

let stopBackEnd: () => void;

beforeEach(async () => {
  await page.viewport(1280, 720);
  stopBackEnd = playBackEnd(authStateOf());
});

afterEach(async () => {
  document.body.replaceChildren();
  await runPending(); // let pending requests of the headers finish
  stopBackEnd();
});

/** A rendered header. */
async function mount(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-checkout-header', attributes);
}

const find = (header: HTMLElement, selector: string) => header.shadowRoot?.querySelector<HTMLElement>(selector);
const ada = signedInAs('Ada Lovelace', { userDisplayEmail: 'ada@example.com' });

describe('contents', () => {
  test('HDR-031 STA-015 shows only the logo and the display email of the signed-in visitor', async () => {
    await answerWith(ada);
    const header = await mount();
    await expect.element(page.getByText('Signed in as ada@example.com')).toBeVisible();
    const bar = find(header, '.bar') as HTMLElement;
    expect([...bar.children].map(({ className }) => className)).toEqual(['logo', 'email']);
    const links = [...(header.shadowRoot?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#main', '/']);
    expect(header.shadowRoot?.querySelector('button, nav:not(.skip-links)')).toBeNull();
  });

  test.each([
    ['de-DE', 'Angemeldet als ada@example.com'],
    ['ja-JP', 'ada@example.com でログイン中'],
    ['ar', 'تم تسجيل الدخول باسم \u2068ada@example.com\u2069'],
  ])('HDR-032 in %s the email replaces {email} in the sentence', async (locale, sentence) => {
    await answerWith(ada);
    await mount({ locale });
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  test('HDR-031 shows only the logo without an email or while the auth state is pending', async () => {
    stopBackEnd();
    stopBackEnd = playBackEnd('pending');
    expect(find(await mount(), '.email')).toBeNull();
    stopBackEnd();
    stopBackEnd = playBackEnd(authStateOf());
    const header = await mount();
    expect(find(header, '.email')).toBeNull();
    await answerWith(ada);
    await expect.poll(() => find(header, '.email')).toBeTruthy();
    await answerWith(signedInAs('Ada Lovelace', { userDisplayEmail: '' }));
    await expect.poll(() => find(header, '.email')).toBeNull();
    expect(find(header, '.logo')?.getClientRects()).toHaveLength(1);
  });

  test('tracks a click on the logo', async () => {
    const header = await mount();
    const tracked: unknown[] = [];
    header.addEventListener('travel-track', ({ detail }: CustomEventInit) => tracked.push(detail));
    header.addEventListener('click', (event) => event.preventDefault());
    find(header, '.logo')?.click();
    expect(tracked).toEqual([{ piece: 'checkout-header', part: 'logo', action: 'click', label: 'home' }]);
  });

  test('updates with the auth state', async () => {
    const header = await mount();
    await answerWith(ada);
    await expect.poll(() => find(header, '.email')?.textContent).toBe('Signed in as ada@example.com');
    await answerWith(authStateOf());
    await expect.poll(() => find(header, '.email')).toBeNull();
  });
});

test.each(BRANDS)('HDR-020 CON-035 the checkout header of %s is 62px high', async (brand) => {
  expect((await mount({ brand })).getBoundingClientRect().height).toBe(62);
});

test('HDR-012 RTE-002 in the AOS presentation its logo links to /aos', async () => {
  await mount({ presentation: 'aos' });
  await expect.element(page.getByRole('link', { name: 'Vireo home' })).toHaveAttribute('href', '/aos');
});

test('HDR-025 the first Tab shows a link that skips to the main content', async () => {
  await mount({ 'main-content': '#pay' });
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect.element(skip).toHaveAttribute('href', '#pay');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => skip.element().getBoundingClientRect().height).toBeGreaterThan(24);
});

test.each([
  ['wide', 1280, {}],
  ['narrow, dark', 390, { presentation: 'dark' }],
  ['smallest, Arabic', 320, { locale: 'ar', brand: 'sister' }],
  ['AOS', 1024, { presentation: 'aos', brand: 'partner' }],
])('%s is accessible, with a long email, and never scrolls sideways', async (_, width, attributes) => {
  await page.viewport(width, 720);
  await answerWith(signedInAs('Ada', { userDisplayEmail: `${'a.very.long.name.'.repeat(4)}@subdomain.example.com` }));
  const header = await mount(attributes);
  await expect.poll(() => find(header, '.email')).toBeTruthy();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const { violations } = await axe.run(header, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
});
