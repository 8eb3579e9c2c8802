import { authStateOf } from '@travel-shell/api/authStateOf';
import { describeConformance } from '@travel-shell/element/conformance';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { signedInAs } from './Header.fixtures.ts';
import { answerWith, part, playBackEnd } from './testPage.ts';

async function signIn(element: HTMLElement): Promise<void> {
  await answerWith(signedInAs('Amelia Fernández'));
  await expect.poll(() => element.matches(':state(signed-in)')).toBe(true);
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
  samples: {
    items: {
      text: '[{"verticalName":"flights","url":"/flights"}]',
      value: [{ verticalName: 'flights', url: '/flights' }],
    },
    skipLinks: { text: '[{"text":"Results","url":"#results"}]', value: [{ text: 'Results', url: '#results' }] },
  },
  setUp: () => playBackEnd(authStateOf()),
  scenes: {
    'menu button pressed': (element) => part(element, '[data-replay]').click(),
    'sign-in asked for': (element) => {
      element.addEventListener('travel-sign-in-requested', (event) => event.preventDefault());
      part(element, '.button').click();
    },
    'signed in': signIn,
    'signed out again': async (element) => {
      await signIn(element);
      part(element, '.menu-end button').click();
      await expect.poll(() => element.matches(':state(signed-in)')).toBe(false);
    },
    'before it is known who it is': async (element) => {
      playBackEnd('pending');
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 20)); // gone for good, so that it starts anew
      document.body.append(element);
      await expect.poll(() => element.matches(':state(pending)')).toBe(true);
    },
    scrolled: async (element) => {
      element.style.paddingBlockEnd = '5000px';
      window.scrollTo(0, 500);
      await expect.poll(() => element.matches(':state(stuck)')).toBe(true);
    },
  },
});
