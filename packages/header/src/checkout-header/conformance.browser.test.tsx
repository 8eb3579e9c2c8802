import { describeConformance } from '@travel-shell/element/conformance';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { expect } from 'vitest';
import { signedInAs } from '../Header.fixtures.ts';
import { answerWith, part, playBackEnd } from '../testPage.ts';
import { contract } from './contract.ts';

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
  setUp: () => playBackEnd(authStateOf()),
  scenes: {
    'signed in': async (element) => {
      await answerWith(signedInAs('Ada Lovelace'));
      await expect.poll(() => element.shadowRoot?.querySelector('.email')).toBeTruthy();
    },
    'logo followed': (element) => {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      part(element, '.logo').click();
    },
  },
});
