/** The list as a server renders it, opened and used before React. */
import { page } from '@travel-shell/testing/browser';
import { serveFirstScreen } from '@travel-shell/testing/serveFirstScreen';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CURRENCIES } from '../pickers.fixtures.ts';
import { BackEnd, PATHS, part, parts, shown } from '../testPage.ts';
import { piece } from './server.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  await page.viewport(1100, 800);
  backEnd = new BackEnd();
});
afterEach(() => {
  document.querySelector('travel-currency-picker')?.remove();
  backEnd.end();
});

const surface = (picker: HTMLElement) => part<HTMLDialogElement>(picker, '#surface');

async function served(act: (picker: HTMLElement) => void, attributes: Record<string, string> = {}) {
  const { element, nodes, ready } = await serveFirstScreen(
    piece,
    { locale: 'de-DE', ...attributes },
    { data: CURRENCIES },
  );
  document.body.append(element);
  part(element, '.trigger').click();
  act(element);
  await import('./element.ts');
  await ready;
  return { element, nodes };
}

it('is hydrated in place, and then marks the currency of the visitor', async () => {
  const list = (picker: HTMLElement) => part(picker, '.currencies');
  const { element, nodes } = await served((picker) => list(picker).focus());
  expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
  expect(surface(element).matches(':popover-open')).toBe(true);
  expect(element.shadowRoot?.activeElement).toBe(list(element));
  await expect.poll(() => parts(element, '[aria-selected=true]')).toHaveLength(1);
  expect(backEnd.callsTo(PATHS.currencies)).toHaveLength(1);
});

it('searches for what was typed before React', async () => {
  const field = (picker: HTMLElement) => part<HTMLInputElement>(picker, '.search-input');
  const { element } = await served(
    (picker) => {
      field(picker).focus();
      field(picker).value = 'Yen';
    },
    { search: '' },
  );
  expect(element.shadowRoot?.activeElement).toBe(field(element));
  await expect.poll(() => shown(element, '.code')).toEqual(['JPY']);
});

it('applies the currency that is pressed as soon as React is there', async () => {
  const { element } = await served(() => {});
  parts(element, '[role=option]')
    .find(({ dataset }) => dataset.code === 'JPY')
    ?.click();
  await expect
    .poll(() => backEnd.callsTo(PATHS.setCurrency).map(({ body }) => body))
    .toMatchObject([{ currencyCode: 'JPY' }]);
});
