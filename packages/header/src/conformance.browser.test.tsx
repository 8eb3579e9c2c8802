import { authStateOf } from '@travel-shell/api/authStateOf';
import { describeConformance } from '@travel-shell/element/conformance';
import { contract } from './contract.ts';
import { playBackEnd } from './testPage.ts';

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
  samples: {
    items: {
      text: '[{"verticalName":"flights","url":"/flights"}]',
      value: [{ verticalName: 'flights', url: '/flights' }],
    },
    skipLinks: { text: '[{"text":"Results","url":"#results"}]', value: [{ text: 'Results', url: '#results' }] },
    brand: { text: 'sister', value: 'sister' },
    locale: { text: 'ar', value: 'ar' },
    presentation: { text: 'dark', value: 'dark' },
    activeVertical: { text: 'hotels', value: 'hotels' },
    signInUrl: { text: '/enter', value: '/enter' },
    registerUrl: { text: '/join', value: '/join' },
    mainContent: { text: '#content', value: '#content' },
  },
  setUp: () => playBackEnd(authStateOf()),
  scenes: {
    'menu button pressed': (element) => element.shadowRoot?.querySelector<HTMLElement>('[data-replay]')?.click(),
  },
});
