import { describeConformance } from '@travel-shell/element/conformance';
import { part, parts } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { contract } from '../contract.ts';
import { reopen } from '../testPage.ts';
import { TcfSite } from './testTcf.ts';

let site: TcfSite;

async function open(element: HTMLElement): Promise<void> {
  if (!element.matches(':state(open)')) reopen(element);
  parts(element, '.tcf-back')[0]?.click();
  await expect.poll(() => parts(element, '.tcf-cards').length).toBe(1);
}

async function manage(element: HTMLElement, tab: 'purposes' | 'vendors'): Promise<void> {
  await open(element);
  part(element, '.tcf-footer [data-replay]').click();
  await expect.poll(() => parts(element, '[role=tab]').length).toBe(2);
  parts(element, '[role=tab]')[tab === 'purposes' ? 0 : 1]?.click();
}

describeConformance(contract, {
  define: () => import('../element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default', kind: 'tcf' },
  setUp: () => {
    site = new TcfSite();
    return () => site.end();
  },
  scenes: {
    open,
    purposes: (element) => manage(element, 'purposes'),
    details: async (element) => {
      await manage(element, 'vendors');
      await expect.poll(() => parts(element, '[data-vendor="10"] .tcf-vendor-name').length).toBe(1);
      part(element, '[data-vendor="10"] .tcf-vendor-name').click();
      await expect.poll(() => parts(element, '.tcf-identifier').length).toBe(2);
    },
    closed: async (element) => {
      await open(element);
      part(element, '[value=decline]').click();
      await expect.poll(() => element.matches(':state(open)')).toBe(false);
    },
  },
});
