import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-consent-frame',
  version: VERSION,
  summary:
    'In place of `<iframe data-travel-consent>` while it waits for consent: says why, and asks for it. consent.js puts it there.',
  // consent.js asks for the file of its category.
  servedInline: true,
  attributes: {
    ...LOOKS_ATTRIBUTES,
    category: {
      type: 'enum',
      values: ['functional', 'advertising', 'analytical'],
      isFile: true,
      default: 'functional',
      description: 'The category of cookies that the frame waits for.',
    },
    settingsOnly: {
      type: 'boolean',
      isStyleOnly: true,
      description:
        'Leaves out the button that allows the category: the full framework has other choices, and a signal of the browser is final.',
    },
    signal: {
      type: 'boolean',
      isStyleOnly: true,
      description:
        "Says that the browser's signal to opt out decides, in place of what to allow. Only for advertising.",
    },
    failed: { type: 'boolean', isStyleOnly: true, description: 'Says that the choice could not be saved.' },
  },
  events: {},
  slots: { '': { description: 'What waits, and where it is from.' } },
  parts: {
    frame: { description: 'All of it.' },
    button: { description: 'Each button.' },
    signal: { description: "What is said about the browser's signal." },
  },
  cssProperties: {
    '--travel-color-surface': { description: 'Colour of the box.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its texts.', default: "the brand's" },
    '--travel-color-text-muted': { description: 'Colour of what waits.', default: "the brand's" },
    '--travel-color-border': { description: 'Colour of its border.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of the button, and of focus.', default: "the brand's" },
    '--travel-color-on-brand': { description: 'Colour of what is on the brand colour.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-card': { description: 'Corners of the box.', default: "the brand's" },
    '--travel-radius-control': { description: 'The same, where it is smaller.', default: "the brand's" },
    '--travel-radius-button': { description: 'Corners of buttons.', default: "the brand's" },
  },
  states: {},
});
