/** How quick the panel of whom one books for is, at 4x throttling. */
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../test.ts';

const PAGE = '/scenarios/business/';
const ROUNDS = 15;
/** A static panel of the same looks, whose button opens it by the platform alone. */
const STATIC = 'static-panel';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

async function openPage(page: Page): Promise<void> {
  await signIn(page, PAGE, 'samuel@meridian.example');
  await expect(page.locator('travel-booking-for [part=switch]')).toBeAttached();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('a press shows the panel as soon as a static one', async ({ page }) => {
  await openPage(page);
  await page.evaluate((tag) => {
    const element = document.querySelector('travel-booking-for')?.shadowRoot as ShadowRoot;
    const copy = document.createElement(tag);
    const root = copy.attachShadow({ mode: 'open' });
    root.innerHTML = element.innerHTML;
    root.adoptedStyleSheets = element.adoptedStyleSheets;
    document.querySelector('travel-booking-for')?.after(copy);
  }, STATIC);

  /** From the press to the frame with the panel, in ms; then it is closed. */
  const press = (tag: string) =>
    page.evaluate(async (name) => {
      const root = document.querySelector(name)?.shadowRoot as ShadowRoot;
      const panel = root.querySelector('[popover]') as HTMLElement;
      const painted = () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(); // behind the frame's layout and paint
            port2.postMessage(null);
          }),
        );
      await painted();
      const start = performance.now();
      (root.querySelector('[part=trigger]') as HTMLElement).click();
      await painted();
      const took = performance.now() - start;
      if (!panel.matches(':popover-open')) throw new Error('The panel is not open.');
      panel.hidePopover();
      await Promise.allSettled(panel.getAnimations({ subtree: true }).map(({ finished }) => finished));
      return took;
    }, tag);

  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await press(STATIC));
    ours.push(await press('travel-booking-for'));
  }
  const ratio = median(ours) / median(theirs);
  console.log(
    `press to panel: ${median(ours).toFixed(1)} ms, static ${median(theirs).toFixed(1)} ms, ${ratio.toFixed(2)}x`,
  );
  expect(ratio).toBeLessThanOrEqual(1.5);
});

test('a key is painted within 90 ms, and ten people within 65 ms of their answer', async ({ page }) => {
  const person = (at: number) => ({
    email: `person${at}@meridian.example`,
    firstName: 'Anna',
    lastName: `Meier ${at}`,
    role: { roleName: 'Traveler' },
    profileImageUrl: null,
    customData: { staffClassDescription: 'Staff' },
  });
  await page.route(/\/findUsers/, (route) =>
    route.fulfill({
      json: {
        content: Array.from({ length: 10 }, (_, at) => person(at)),
        paging: {
          pageable: { page: 0, size: 15, offset: 0, paged: true },
          first: true,
          last: true,
          totalPages: 1,
          numberOfElements: 10,
          totalElements: 10,
        },
      },
    }),
  );
  await openPage(page);
  await page.locator('travel-booking-for').evaluate((element) => element.setAttribute('limit', '10'));
  await page.locator('travel-booking-for [part=trigger]').click();
  await page.locator('travel-booking-for').getByRole('button', { name: 'Somebody else' }).click();
  const field = page.locator('travel-booking-for [role=combobox]');
  await field.click();
  await expect(field).toBeFocused();

  const keys: number[] = [];
  const lists: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [key, list] = await page.evaluate(async (text) => {
      const root = document.querySelector('travel-booking-for')?.shadowRoot as ShadowRoot;
      const field = root.querySelector('[role=combobox]') as HTMLInputElement;
      const painted = () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now());
            port2.postMessage(null);
          }),
        );
      performance.clearResourceTimings();
      const start = performance.now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      const key = (await painted()) - start;
      const answered = () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/findUsers')) as
          | PerformanceResourceTiming
          | undefined;
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (root.querySelectorAll('[role=option]').length < 10) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(root, { childList: true, subtree: true });
      });
      const shown = (await painted()) - (answered()?.responseEnd ?? 0);
      // Gone before the next one, so that ten new ones are painted.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      while (root.querySelector('[role=option]')) await painted();
      return [key, shown];
    }, `anna ${round}`);
    keys.push(key ?? 0);
    lists.push(list ?? 0);
  }
  console.log(`key ${median(keys).toFixed(1)} ms, list of ten ${median(lists).toFixed(1)} ms after its answer`);
  // The goal is 50 ms for both together. These limits only keep it from becoming slower.
  expect(median(keys)).toBeLessThan(90);
  expect(median(lists)).toBeLessThan(65);
});
