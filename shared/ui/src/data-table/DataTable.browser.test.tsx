import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { columns, peopleOf, texts } from './DataTable.fixtures.tsx';
import { buttonSheet, DataTable, dataTableSheet } from './index.ts';

const SHEETS = [buttonSheet, dataTableSheet];

/** People, ten on a page. */
function People({ isLoading = false, first = 1 }: { isLoading?: boolean; first?: number }): ReactNode {
  const [number, setNumber] = useState(first);
  return (
    <DataTable
      {...{ caption: 'People', columns, texts, isLoading }}
      rows={peopleOf(number)}
      rowKey={({ id }) => String(id)}
      page={{ number, size: 10, total: 88 }}
      hrefOf={(page) => `?page=${page}`}
      onPageChange={setNumber}
    />
  );
}

const show = (first?: number) => renderInShadow(<People {...(first && { first })} />, { sheets: SHEETS });
const status = () => page.getByRole('status');
const next = () => page.getByRole('link', { name: 'Next' });

test('is a native table with a caption, headings of columns and of rows', async () => {
  await show();
  await expect.element(page.getByRole('table', { name: 'People' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Role' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Ada Lovelace 1', exact: true })).toBeVisible();
});

test('in a narrow place each row is a card, with the names of its columns beside the values', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(900, 640);
  const { root } = await show();
  const label = () => root.querySelector('.ts-table-label') as HTMLElement;
  expect(label().checkVisibility()).toBe(false);
  await page.viewport(390, 640);
  await expect.poll(() => label().checkVisibility()).toBe(true);
  expect(label().textContent).toBe('Role');
  const [first, second] = [...root.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThan(0);
  const scroller = root.querySelector('.ts-table-scroll') as HTMLElement;
  expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  // Screen readers have the table's heads all the same, and no label twice.
  expect((await nodesOf('columnheader')).map(({ name }) => name)).toEqual(['Name', 'Role', 'Trips']);
  expect((await nodesOf('cell')).slice(0, 2).map(({ name }) => name)).toEqual(['Approver', '0']);
});

test('the next page is said once, outside the table, and keeps the focus', async () => {
  const { root } = await show();
  await userEvent.click(next());
  await userEvent.click(next());
  await expect.element(status()).toHaveTextContent('21–30 of 88');
  expect(hasFocus(next().element())).toBe(true);
  expect(root.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(1);
  expect(root.querySelector('table [role=status], table[aria-live], [aria-live] table')).toBeNull();
  await expect.element(page.getByRole('navigation', { name: 'Pages of People' })).toBeVisible();
});

test('the last page has a link that leads nowhere and keeps the focus', async () => {
  await show(8);
  await userEvent.click(next());
  await expect.element(status()).toHaveTextContent('81–88 of 88');
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
  expect(hasFocus(next().element())).toBe(true);
  (next().element() as HTMLElement).click();
  await expect.element(status()).toHaveTextContent('81–88 of 88');
});

test('says that it loads, never a number meanwhile', async () => {
  const { rerender } = await show();
  await rerender(<People isLoading />);
  await expect.element(status()).toHaveTextContent('Loading');
  await userEvent.click(next());
  await rerender(<People />);
  await expect.element(status()).toHaveTextContent('1–10 of 88');
});

test('says which emptiness it is', async () => {
  await renderInShadow(
    <DataTable {...{ caption: 'People', columns, texts }} rows={[]} rowKey={String} empty="Nobody matches." />,
    { sheets: SHEETS },
  );
  await expect.element(status()).toHaveTextContent('Nobody matches.');
});

test('another page is a link, for a new tab and without script', async () => {
  await show(2);
  await expect.element(next()).toHaveAttribute('href', '?page=3');
});

test('links the first page, the last, this one and those beside it by their numbers', async () => {
  const pages = { ...texts, page: (number: number) => `Page ${number}`, number: (number: number) => `№${number}` };
  const numbersOf = async (number: number) => {
    const { root } = await renderInShadow(
      <DataTable
        {...{ caption: 'People', columns, texts: pages }}
        rows={peopleOf(number)}
        rowKey={({ id }) => String(id)}
        page={{ number, size: 10, total: 88 }}
        hrefOf={(page) => `?page=${page}`}
      />,
      { sheets: SHEETS },
    );
    const nav = root.querySelector('.ts-table-pages');
    return [...(nav?.children ?? [])].slice(1, -1).map(({ textContent }) => textContent);
  };
  expect(await numbersOf(1)).toEqual(['№1', '№2', '…', '№9']);
  expect(await numbersOf(5)).toEqual(['№1', '…', '№4', '№5', '№6', '…', '№9']);
  const current = page.getByRole('link', { name: 'Page 5' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '?page=6');
});
