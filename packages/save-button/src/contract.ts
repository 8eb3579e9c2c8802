import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES } from '@travel-shell/piece/contract';
import { checkResult } from './checkResult.ts';

export type { GivenResult } from './checkResult.ts';

export const contract = defineContract({
  tag: 'travel-save-button',
  version: VERSION,
  summary: 'A heart beside a search result that saves it for later.',
  servedInline: true,
  reservedRoom: { blockSize: 44, inlineSize: 44, isInline: true, isInPageOnly: true },
  attributes: {
    ...LOOKS_ATTRIBUTES,
    result: {
      type: 'json',
      valueType: 'GivenResult',
      check: checkResult,
      isClientOnly: true,
      description:
        'What it saves: `resultId`, `vertical`, `title` and `url`; `location`, `startDate`, `endDate`, `imageUrl`, `price` and `currencyCode` where there are any. Without it, or with one that cannot be used, the button is disabled.',
    },
    withText: { type: 'boolean', isStyleOnly: true, description: 'Shows its text beside the heart.' },
  },
  events: {
    'travel-save-declined': {
      description:
        'The visitor has closed the sign-in, and the trips drawer is closed: go on with what they were doing.',
      detail: { resultId: { type: 'string', description: "The result's." } },
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['save-button'], description: 'The piece.' },
        part: { type: 'enum', values: ['button', 'notice'], description: 'Which part of it.' },
        action: { type: 'enum', values: ['click'], description: 'What happened.' },
        label: { type: 'enum', values: ['save', 'remove'], description: 'What was done.' },
      },
    },
  },
  slots: { fallback: { description: 'Shown without script, and when the button cannot be shown.' } },
  parts: {
    button: { description: 'The button.' },
    icon: { description: 'Its heart.' },
    text: { description: 'Its text.' },
    toasts: { description: 'Around the notices at the bottom of the window.' },
    toast: { description: 'Each notice.' },
    'toast-action': { description: 'Its button to undo.' },
    'toast-close': { description: 'Its close button.' },
  },
  cssProperties: {
    '--travel-color-surface': { description: 'Colour of the button.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its heart and text.', default: "the brand's" },
    '--travel-color-danger': { description: 'Colour of the heart of a saved result.', default: "the brand's" },
    '--travel-color-border': { description: 'Colour of its border.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
  },
  states: {
    saved: { description: 'The result is saved.' },
    saving: { description: 'The result is being saved or removed.' },
  },
});
