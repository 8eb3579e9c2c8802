import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, onTestFinished, test } from 'vitest';
import { buttonSheet } from '../button/index.ts';
import { Link, linkSheet } from './index.ts';

const SHEETS = [buttonSheet, linkSheet];

test('it is a link in every variant', async () => {
  await renderInShadow(
    <>
      <Link href="/help">Help</Link>
      <Link href="/book" variant="primary">
        Book
      </Link>
    </>,
    { sheets: SHEETS },
  );
  await expect.element(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  const book = page.getByRole('link', { name: 'Book' });
  await expect.element(book).toHaveAttribute('href', '/book');
  expect(book.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  expect(page.getByRole('button').query()).toBe(null);
});

test('Enter follows it', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  await renderInShadow(<Link href="#fares">Fares</Link>, { sheets: SHEETS });
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => hasFocus(page.getByRole('link', { name: 'Fares' }).element())).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#fares');
});

test('a link that opens a tab announces it, and sets noopener', async () => {
  await renderInShadow(
    <Link href="/terms" newTabText="opens in a new tab">
      Terms
    </Link>,
    { sheets: SHEETS },
  );
  const link = page.getByRole('link', { name: 'Terms (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});
