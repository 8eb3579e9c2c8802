import { describeConformance } from '@travel-shell/element/conformance';
import { page } from '@travel-shell/testing/browser';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { all, playBackEnd } from './testPage.ts';

const OWN = [
  ['brand', '<p slot="brand">Ferry Guide</p>'],
  ['description', '<p slot="description">All ferries.</p>'],
  ...['company', 'contact', 'more', 'site-map', 'destinations', 'cities'].map((slot) => [
    slot,
    `<h2 slot="${slot}">${slot}</h2><ul slot="${slot}"><li><a href="/${slot}">A link</a></li></ul>`,
  ]),
  ...['apps', 'social', 'partners', 'privacy', 'manage-privacy'].map((slot) => [
    slot,
    `<a slot="${slot}" href="/${slot}">Link of ${slot}</a>`,
  ]),
  ['copyright', '<p slot="copyright">© Ferry Guide</p>'],
]
  .map(([, html]) => html)
  .join('\n');

const click = (element: HTMLElement, selector: string) => all(element, selector)[0]?.click();

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: {
    brand: 'flagship',
    locale: 'en-US',
    presentation: 'default',
    'manage-privacy': '',
    'privacy-choices': '',
    'country-picker': '',
  },
  html: OWN,
  samples: {
    cardSchemes: { text: 'visa jcb', value: 'visa jcb' },
  },
  setUp: () => {
    const { undo } = playBackEnd();
    // Nothing here answers, and the link would leave the page.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('travel-privacy-choices-requested', stay);
    return () => {
      undo();
      document.removeEventListener('travel-privacy-choices-requested', stay);
    };
  },
  scenes: {
    'privacy choices asked for': (element) => click(element, '.privacy [data-requests]'),
    'cookie settings asked for': (element) => click(element, '.link-button'),
    'airline tickets': async (element) => {
      const link = document.createElement('a');
      Object.assign(link, { slot: 'airline', href: '/air', textContent: 'Air' });
      element.append(link);
      await expect.poll(() => link.assignedSlot?.name).toBe('airline');
    },
    'on the screen': async (element) => {
      element.scrollIntoView();
      await expect.poll(() => all(element, 'footer').length).toBe(1);
    },
    'from the back end': async (element) => {
      element.replaceChildren();
      await expect.poll(() => all(element, '[data-part=company] a').length).toBe(3);
    },
    'site map open': async (element) => {
      await page.viewport(390, 800);
      click(element, '.site-map-button');
      await expect.poll(() => all(element, '[role=dialog]').length).toBe(1);
    },
    'wide again': () => page.viewport(1280, 900),
    dark: async (element) => {
      element.setAttribute('presentation', 'dark');
      await expect.poll(() => all(element, '[data-presentation=dark]').length).toBe(1);
    },
    'right to left': async (element) => {
      element.setAttribute('locale', 'ar');
      await expect.poll(() => all(element, 'footer')[0]?.dir).toBe('rtl');
    },
  },
});
