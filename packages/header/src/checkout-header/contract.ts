import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-checkout-header',
  version: VERSION,
  summary: 'The header of a checkout: the logo and who is signed in, and nothing that leads away.',
  // CON-035
  reservedRoom: { blockSize: 62 },
  attributes: {
    ...LOOKS_ATTRIBUTES,
    static: {
      type: 'boolean',
      isStyleOnly: true,
      description: 'Scrolls away with the page instead of staying at its top.',
    },
    mainContent: {
      type: 'url',
      default: '#main',
      description: 'Target of the link that skips to the main content.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['checkout-header'], description: 'The piece.' },
        part: { type: 'string', description: 'Which part of it.' },
        action: { type: 'enum', values: ['click'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: { fallback: { description: 'A plain link home, for when the header cannot be shown.' } },
  parts: {
    header: { description: 'The whole bar.' },
    logo: { description: 'The link around the logo.' },
    email: { description: 'Who is signed in.' },
  },
  cssProperties: {
    '--travel-header-block-size': { description: 'Height of the bar.', default: '62px' },
    '--travel-header-max-inline-size': { description: 'Greatest width of its contents.', default: '100%' },
    '--travel-header-z-index': { description: 'Its layer in the page.', default: '100' },
    '--travel-color-surface': { description: 'Colour of the bar.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of text.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
  },
  states: {},
});
