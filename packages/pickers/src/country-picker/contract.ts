import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';
import { NARROW_SHAPES } from '../narrowShapes.ts';
import { CSS_PROPERTIES, PARTS } from '../styling.ts';

export const contract = defineContract({
  tag: 'travel-country-picker',
  version: VERSION,
  summary: 'A button with the language in use, and the list of all country sites and their languages.',
  reservedRoom: { blockSize: 44, isInline: true, isInPageOnly: true },
  firstScreen: { needsData: true, isEarly: true },
  needsScriptFor: ['keepPath'],
  attributes: {
    ...LOOKS_ATTRIBUTES,
    site: {
      type: 'string',
      description: 'Locale of the country site the page belongs to, such as `de-CH`. Default: `locale`.',
    },
    flag: {
      type: 'string',
      description: 'Picture of the flag on the button, 3 by 2, until the list is loaded. Without it a globe shows.',
    },
    language: {
      type: 'string',
      description: "What the button says until the list is loaded. Default: the name of `locale`'s language.",
    },
    columns: { type: 'number', default: 3, description: 'Columns of the dropdown, 1 to 6; there is one in a dialog.' },
    narrowShape: {
      type: 'enum',
      values: NARROW_SHAPES,
      default: 'sheet',
      description: 'Below the medium width: a bottom sheet or full screen.',
    },
    keepPath: {
      type: 'boolean',
      isClientOnly: true,
      description: "Whether links lead to the page one is on: the current path goes behind the site's own.",
    },
    stripSegments: {
      type: 'number',
      isClientOnly: true,
      default: 1,
      description:
        'How many segments of the current path are left away for that: 1 where it begins with the site, 2 where a vertical follows.',
    },
    pageUrl: {
      type: 'url',
      description:
        'A page with all country sites, linked in the fragment for crawlers and for visitors without script.',
    },
  },
  events: NAVIGATE_EVENT,
  slots: {
    fallback: {
      description: 'Plain links to country sites, for crawlers, without script, and when the list cannot be shown.',
    },
  },
  parts: { ...PARTS, flag: { description: 'Each flag.' } },
  cssProperties: CSS_PROPERTIES,
  states: { open: { description: 'The list is open.' } },
});
