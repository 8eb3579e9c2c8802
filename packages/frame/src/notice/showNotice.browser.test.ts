import { LOCALES } from '@travel-shell/core';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, expect, it, vi } from 'vitest';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { showNotice } from './showNotice.ts';

let host: HTMLElement;
afterEach(() => host.remove());

async function show(ask = async () => false, locale: (typeof LOCALES)[number] = 'en-US') {
  host = showNotice(await loadMessages(locale), ask);
  const root = host.shadowRoot as ShadowRoot;
  const find = <T extends Element>(selector: string) => root.querySelector<T>(selector) as T;
  return {
    root,
    button: find<HTMLButtonElement>('button'),
    link: find<HTMLAnchorElement>('a'),
    answer: find('[role=status]'),
  };
}

it('is the first of the page, with a button and the page by itself in a new tab', async () => {
  document.body.innerHTML = '<h1>Your booking</h1>';
  const { link } = await show();
  expect(document.body.firstElementChild).toBe(host);
  expect(link.href).toBe(location.href);
  expect(link.rel).toBe('noopener');
});

it('asks within the press, and says what the browser has refused, each time', async () => {
  const ask = vi.fn(async () => false);
  const { button, answer } = await show(ask);
  expect(answer.textContent).toBe('');
  button.click();
  expect(ask).toHaveBeenCalledTimes(1);
  await expect.poll(() => answer.textContent).toContain('did not allow it');
  button.click();
  expect(answer.textContent).toBe('');
  await expect.poll(() => answer.textContent).toContain('did not allow it');
});

it('says nothing of a refusal where the browser has allowed it', async () => {
  const { button, answer } = await show(async () => true);
  button.click();
  await runPending();
  expect(answer.textContent).toBe('');
});

it.each([...LOCALES])('fits a phone and has its own texts in %s', async (locale) => {
  const { root, button, link } = await show(undefined, locale);
  host.style.inlineSize = '304px';
  const { dir, lang } = root.querySelector('section') as HTMLElement;
  expect(dir).toBe(lang === 'ar' ? 'rtl' : 'ltr');
  if (locale !== 'en-US') expect(button.textContent).not.toBe('Use my sign-in here');
  for (const control of [button, link]) {
    const { height, right, left } = control.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(Math.max(right, left)).toBeLessThanOrEqual(host.getBoundingClientRect().right);
  }
  expect(host.scrollWidth).toBeLessThanOrEqual(304);
});
