import { describeConformance } from '@travel-shell/element/conformance';
import { part } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { ADMIN, memberOf } from './Business.fixtures.ts';
import { contract } from './contract.ts';
import { BackEnd } from './testPage.ts';

const MEMBER = { businessProfile: true, features: [], permissions: [] };

/** Shows another screen, with everything that comes later. */
async function show(element: HTMLElement, page: string, wanted: string): Promise<void> {
  element.setAttribute('page', page);
  await expect.poll(() => element.shadowRoot?.querySelector(wanted)).toBeTruthy();
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: {
    ...{ brand: 'flagship', locale: 'en-US', presentation: 'default' },
    member: memberOf(ADMIN),
  },
  samples: {
    member: { text: JSON.stringify(MEMBER), value: MEMBER },
    page: { text: '/business/events', value: '/business/events' },
    businessGroup: { text: '{"upgrade": true}', value: { upgrade: true } },
  },
  // Those of screens, which one of two elements may have first.
  ownSheets: 20,
  setUp: () => {
    const backEnd = new BackEnd(ADMIN);
    return () => backEnd.end();
  },
  scenes: {
    home: (element) => show(element, '/business', '[name=waiting] .page'),
    tasks: (element) => show(element, '/business/tasks', '[name=firstName]'),
    'a wrong profile': async (element) => {
      await show(element, '/business/tasks', '[name=firstName]');
      part<HTMLInputElement>(element, '[name=firstName]').value = '';
      part<HTMLFormElement>(element, 'form[method=post]').requestSubmit();
      await expect.poll(() => element.shadowRoot?.querySelector('[part=error] .icon')).toBeTruthy();
    },
    'with what was typed before': async (element) => {
      await show(element, '/business/tasks', '[name=firstName]');
      const name = part<HTMLInputElement>(element, '[name=firstName]');
      name.value = 'Hanako';
      name.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await show(element, '/business/events', 'slot[name=events]');
      await show(element, '/business/tasks', '[part=form-restored]');
    },
    'the languages': async (element) => {
      await show(element, '/business/tasks', '[part=control]');
      part(element, '[part=control]').click();
      await expect.poll(() => element.shadowRoot?.querySelector('[part=option]')).toBeTruthy();
    },
    'a question': async (element) => {
      await show(element, '/business/biz-plus-upgrade', '.plan .ts-button-primary');
      part(element, '.plan .ts-button-primary').click();
      await expect.poll(() => element.shadowRoot?.querySelector('dialog[open]')).toBeTruthy();
    },
    'the company': (element) => show(element, '/business/tasks/company', '.steps'),
    invitations: (element) => show(element, '/business/invitations', 'slot[name=invitations]'),
    events: (element) => show(element, '/business/events', 'slot[name=events]'),
    plans: (element) => show(element, '/business/biz-plus-upgrade', '.plans'),
    'a link': (element) => part(element, '.screens a').click(),
    'a page that is not there': (element) => show(element, '/business/nowhere', 'h1'),
  },
});
