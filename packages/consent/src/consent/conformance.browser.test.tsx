import { describeConformance } from '@travel-shell/element/conformance';
import { part, parts } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { own } from './Consent.fixtures.ts';
import { contract } from './contract.ts';
import { ConsentSite, reopen } from './testPage.ts';

let site: ConsentSite;

async function shown(element: HTMLElement, selector: string): Promise<void> {
  await expect.poll(() => parts(element, selector)[0]?.checkVisibility()).toBe(true);
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default', kind: 'cookies' },
  setUp: () => {
    // The kind `tcf` is one of the samples.
    site = new ConsentSite(undefined, { consent: { cmpId: 10 } });
    site.cookies.set('kyk_tcf', `C${'A'.repeat(40)}`);
    own(site);
    return () => site.end();
  },
  scenes: {
    reopened: async (element) => {
      element.setAttribute('kind', 'cookies');
      reopen(element);
      await shown(element, '.muted');
    },
    selection: async (element) => {
      element.setAttribute('kind', 'cookies');
      if (!element.matches(':state(open)')) reopen(element);
      await shown(element, '.more .wide');
      part(element, '.more .wide').click();
      await shown(element, '[part=category]');
    },
    'a dialog': async (element) => {
      site.cookies.clear();
      element.setAttribute('kind', 'two-party');
      await shown(element, 'dialog.banner');
    },
  },
});
