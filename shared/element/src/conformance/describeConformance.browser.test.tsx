import { counterContract } from '../fixtures/counterContract.ts';
import { defineCounter } from '../fixtures/defineCounter.ts';
import { describeConformance } from './describeConformance.ts';

describeConformance(counterContract, {
  define: defineCounter,
  attributes: { locale: 'de-DE' },
  samples: { items: { text: '["one","two"]', value: ['one', 'two'] } },
  scenes: {
    pressed: (element) => element.shadowRoot?.querySelector('button')?.click(),
    open: (element) => element.toggleAttribute('open', true),
    // Too faint to be read until it ends, which the check waits for.
    'fading in': (element) => {
      element.shadowRoot?.querySelector('button')?.animate({ opacity: [0.2, 1] }, 500);
    },
  },
});
