import { page, userEvent } from '@travel-shell/testing/browser';
import { find } from '@travel-shell/testing/HostilePage';
import { reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEXTS } from './combobox/Combobox.fixtures.ts';
import { Combobox, comboboxSheet } from './combobox/index.ts';
import { fieldSheet } from './field/index.ts';
import { listboxSheet } from './listbox/index.ts';
import { Menu, menuSheet } from './menu/index.ts';
import { Select, selectSheet } from './select/index.ts';
import { Tooltip, tooltipSheet } from './tooltip/index.ts';

const sheets = [fieldSheet, menuSheet, listboxSheet, selectSheet, comboboxSheet, tooltipSheet];
const OPTIONS = ['Bergen', 'Lisbon', 'Porto'].map((label) => ({ value: label, title: label }));
const CITIES = OPTIONS.map(({ value, title }) => ({ key: value, title }));

/** The floating elements, each with the visitor's way to open it. */
const FLOATING: Record<string, { control: ReactNode; anchor: string; shown: string; open: () => Promise<unknown> }> = {
  menu: {
    control: (
      <Menu
        items={[{ key: 'share', text: 'Share', onSelect: () => {} }]}
        trigger={(props) => (
          <button {...props} type="button" className="anchor">
            Options of this trip
          </button>
        )}
      />
    ),
    anchor: '.anchor',
    shown: '[role=menu]',
    open: () => page.getByRole('button').click(),
  },
  select: {
    control: <Select label="City" options={OPTIONS} />,
    anchor: '[role=combobox]',
    shown: ':popover-open',
    open: () => page.getByRole('combobox').click(),
  },
  combobox: {
    control: <Combobox label="City" search={() => CITIES} texts={TEXTS} delays={{ ask: 0, say: 60_000 }} />,
    anchor: '.ts-box',
    shown: ':popover-open',
    open: () => page.getByRole('combobox').fill('L'),
  },
  tooltip: {
    control: (
      <Tooltip text="All" placement="bottom" showDelayMs={0}>
        {(trigger) => (
          <button type="button" className="anchor" {...trigger}>
            Information about it
          </button>
        )}
      </Tooltip>
    ),
    anchor: '.anchor',
    shown: '[role=tooltip]',
    open: async () => {
      await userEvent.keyboard('{Tab}');
    },
  },
};

let restoreMotion: () => unknown;
beforeEach(async () => {
  restoreMotion = await reduceMotion();
  await page.viewport(900, 700);
});
afterEach(async () => {
  await restoreMotion();
  document.documentElement.style.removeProperty('zoom');
  document.body.style.removeProperty('zoom');
});

/** From the control to what it opens, in the control's own pixels. */
async function measure(name: string): Promise<{ inline: number; block: number }> {
  const { control, anchor, shown, open } = FLOATING[name] as (typeof FLOATING)[string];
  const { unmount } = await renderInShadow(<div style={{ padding: 120, inlineSize: 480 }}>{control}</div>, { sheets });
  await open();
  await until(() => find(shown).matches(':popover-open'));
  // The element is shown before it is placed, in a later frame of a busy browser.
  const place = () => `${find(shown).getBoundingClientRect().left} ${find(shown).getBoundingClientRect().top}`;
  let last: string;
  do {
    last = place();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  } while (place() !== last);
  const [from, to] = [find(anchor).getBoundingClientRect(), find(shown).getBoundingClientRect()];
  const zoom = find(anchor).currentCSSZoom;
  await unmount();
  return { inline: (to.left - from.left) / zoom, block: (to.top - from.bottom) / zoom };
}

describe('on a page with zoom what floats stands where it stands without', () => {
  test.each(Object.keys(FLOATING))('%s', async (name) => {
    const plain = await measure(name);
    for (const [element, zoom] of [
      [document.body, 1.25],
      [document.body, 0.8],
      [document.documentElement, 1.5],
    ] as const) {
      element.style.zoom = String(zoom);
      const zoomed = await measure(name);
      element.style.removeProperty('zoom');
      expect(Math.abs(zoomed.inline - plain.inline), `${element.localName} ${zoom}`).toBeLessThan(2);
      expect(Math.abs(zoomed.block - plain.block), `${element.localName} ${zoom}`).toBeLessThan(2);
    }
  });
});
