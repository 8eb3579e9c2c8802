import { describeConformance } from '@travel-shell/element/conformance';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { runPending } from '@travel-shell/testing/runPending';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { PORTRAIT, signedInAs } from './Header.fixtures.ts';
import { answerWith, part, playBackEnd } from './testPage.ts';

async function signIn(element: HTMLElement): Promise<void> {
  await answerWith(signedInAs('Amelia Fernández'));
  await expect.poll(() => element.matches(':state(signed-in)')).toBe(true);
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
  samples: {
    // An existing picture, because a missing one is logged.
    partnerLogo: { text: PORTRAIT, value: PORTRAIT },
    adBanners: { text: '.ad', value: '.ad' },
    items: {
      text: '[{"verticalName":"flights","url":"/flights"}]',
      value: [{ verticalName: 'flights', url: '/flights' }],
    },
    skipLinks: { text: '[{"text":"Results","url":"#results"}]', value: [{ text: 'Results', url: '#results' }] },
  },
  setUp: () => playBackEnd(authStateOf()),
  // The rules of its bar.
  ownSheets: 1,
  scenes: {
    'menu button pressed': (element) => part(element, '[data-requests="menu-toggle"]').click(),
    'signed in': signIn,
    'signed out again': async (element) => {
      await signIn(element);
      await answerWith(authStateOf());
      await expect.poll(() => element.matches(':state(signed-in)')).toBe(false);
    },
    'before it is known who it is': async (element) => {
      playBackEnd('pending');
      element.remove();
      await runPending(); // fully removed, so that it starts afresh
      document.body.append(element);
      await expect.poll(() => element.matches(':state(pending)')).toBe(true);
    },
    'with a partner': async (element) => {
      element.setAttribute('partner-message', 'In partnership with Air Nord');
      await expect.poll(() => element.shadowRoot?.querySelector('.partner')).toBeTruthy();
    },
    'trips followed where there is a drawer': async (element) => {
      element.setAttribute('trips-drawer', '');
      await expect.poll(() => part(element, '.trips').dataset.requests).toBe('trips-drawer-toggle');
      element.addEventListener('travel-trips-drawer-toggle', (event) => event.preventDefault());
      part(element, '.trips').click();
    },
    'below a banner': async (element) => {
      const banner = document.createElement('div');
      banner.className = 'banner';
      banner.style.blockSize = '20px';
      element.before(banner);
      const moved = new Promise((resolve) => element.addEventListener('travel-header-offset', resolve, { once: true }));
      element.setAttribute('ad-banners', '.banner');
      await moved;
      banner.remove();
    },
    scrolled: async (element) => {
      element.style.paddingBlockEnd = '5000px';
      window.scrollTo(0, 500);
      await expect.poll(() => element.matches(':state(stuck)')).toBe(true);
    },
  },
});
