import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DisclosureNavigation, disclosureNavigationSheet } from './index.ts';

const navigation = (
  <DisclosureNavigation
    label="Settings"
    items={[
      { text: 'Overview', href: '/business' },
      {
        text: 'Company',
        items: [
          { text: 'Facts', href: '/business/facts', isCurrent: true },
          { text: 'Sign-on', items: [{ text: 'Providers', href: '/business/sso' }] },
        ],
      },
      { text: 'Travel', items: [{ text: 'Policies', href: '/business/policies' }] },
    ]}
  />
);
const show = () => renderInShadow(navigation, { sheets: [disclosureNavigationSheet] });
const link = (name: string) => page.getByRole('link', { name });

test('the group of the current page is open, others are closed', async () => {
  await show();
  await expect.element(link('Facts')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Facts')).toBeVisible();
  await expect.element(page.getByText('Policies')).not.toBeVisible();
  await expect.element(page.getByText('Providers')).not.toBeVisible();
});

test('a group opens by keyboard, and Escape closes the innermost one and keeps the focus', async () => {
  const { root } = await show();
  const signOn = [...root.querySelectorAll('summary')].find(({ textContent }) => textContent === 'Sign-on');
  signOn?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link('Providers')).toBeVisible();
  await userEvent.tab();
  expect(hasFocus(link('Providers').element())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Providers')).not.toBeVisible();
  expect(hasFocus(signOn as HTMLElement)).toBe(true);
  await expect.element(link('Facts')).toBeVisible();
});

test('is nested lists of links, without script too', () => {
  const served = new DOMParser().parseFromString(renderToStaticMarkup(navigation), 'text/html');
  expect(served.querySelectorAll('nav > ul > li')).toHaveLength(3);
  expect(served.querySelector('details[open] > ul > li > a')?.textContent).toBe('Facts');
  expect([...served.querySelectorAll('a')].map(({ pathname }) => pathname)).toContain('/business/policies');
});
