import { render } from '@travel-shell/testing/browser';
import { afterEach, expect, test } from 'vitest';
import { useSheets } from './useSheets.ts';

const sheet = () => new CSSStyleSheet();
let host: HTMLElement;
afterEach(() => host.remove());

function Part({ sheets }: { sheets: readonly CSSStyleSheet[] }) {
  useSheets(host, sheets);
  return null;
}

test('the sheets of a part keep their order where another part has adopted some of them', async () => {
  const [field, form, parts, list, own] = [sheet(), sheet(), sheet(), sheet(), sheet()];
  host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  await render(<Part sheets={[parts, list]} />);
  expect(root.adoptedStyleSheets).toEqual([parts, list]);
  await render(<Part sheets={[field, form, parts, own]} />);
  expect(root.adoptedStyleSheets).toHaveLength(5);
  const places = [field, form, parts, own].map((each) => root.adoptedStyleSheets.indexOf(each));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
