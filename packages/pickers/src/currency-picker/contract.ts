import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES } from '@travel-shell/piece/contract';
import { NARROW_SHAPES } from '../narrowShapes.ts';
import { CSS_PROPERTIES, PARTS } from '../styling.ts';

export const contract = defineContract({
  tag: 'travel-currency-picker',
  version: VERSION,
  summary: 'A button with the currency in use, and the list of all currencies one can have prices in.',
  reservedRoom: { blockSize: 44, isInline: true, isInPageOnly: true },
  firstScreen: { needsData: true, isEarly: true },
  attributes: {
    ...LOOKS_ATTRIBUTES,
    site: {
      type: 'string',
      description: 'Locale of the country site the page belongs to, such as `de-CH`. Default: `locale`.',
    },
    currency: {
      type: 'string',
      description:
        'ISO 4217 code of the prices on the page, which the button shows until the list is loaded. With it the list is loaded on first use, without it as soon as the picker runs.',
    },
    columns: {
      type: 'number',
      default: 3,
      description: 'Columns of all currencies in the dropdown, 1 to 6; there is one in a dialog.',
    },
    narrowShape: {
      type: 'enum',
      values: NARROW_SHAPES,
      default: 'sheet',
      description: 'Below the medium width: a bottom sheet or full screen.',
    },
    search: { type: 'boolean', description: 'Whether there is a search field.' },
    askToSave: {
      type: 'boolean',
      isClientOnly: true,
      description:
        'Whether a dialog asks to remember the choice. Without it a choice is kept with the account of who is signed in.',
    },
    pageUrl: {
      type: 'url',
      description: 'A page where one can choose a currency, linked in the fragment for visitors without script.',
    },
  },
  events: {},
  slots: { fallback: { description: 'Shown without script, and when the list cannot be shown.' } },
  parts: {
    ...PARTS,
    dialog: { description: 'The dialog that asks to remember the choice.' },
    'dialog-panel': { description: 'All of its contents.' },
    'dialog-heading': { description: 'Its heading.' },
    'dialog-body': { description: 'Its text.' },
    'dialog-footer': { description: 'The row of its buttons.' },
    'dialog-handle': { description: 'The handle that drags it away, on narrow screens.' },
    'dialog-close': { description: 'Its close button.' },
    button: { description: 'Each of its buttons.' },
  },
  cssProperties: CSS_PROPERTIES,
  states: {
    open: { description: 'The list is open.' },
    loaded: { description: 'The currencies are known.' },
  },
});
