import type { Schema } from '@travel-shell/contract';
import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';

/** STA-100. */
const SEARCH_MODES = [
  'all',
  'admins',
  'travelersForTravelArranger',
  'potentialTravelArrangers',
  'approvers',
  'travelManagers',
  'sponsoredGuests',
  'guestSponsors',
  'guests',
  'filtered',
  'potentialCustomApprovers',
  'potentialRuleCustomApprovers',
] as const satisfies readonly Schema<'UserSearchMode'>[];

export const contract = defineContract({
  tag: 'travel-booking-for',
  version: VERSION,
  // The fragment is for one visitor: a file for all would have no name in it.
  servedInline: true,
  summary: 'Whom a member of a company books for, and the panel to change that.',
  attributes: {
    ...LOOKS_ATTRIBUTES,
    travelerName: {
      type: 'string',
      description:
        'Name of the traveler, where the server of the page knows it: it is shown before the browser has asked.',
    },
    travelerImage: { type: 'url', description: 'Their picture.' },
    offered: {
      type: 'boolean',
      description:
        'The server of the page knows that the visitor may book for others: it is shown before the browser has asked.',
    },
    searchMode: {
      type: 'enum',
      values: SEARCH_MODES,
      default: 'travelersForTravelArranger',
      isClientOnly: true,
      description: 'Who is searched for.',
    },
    limit: {
      type: 'number',
      isClientOnly: true,
      description:
        "Maximum number of people in the list, at most 48. In the header it is 10. Default: the page's configuration (`listLimit`), which is 5.",
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-booking-for-changed': {
      description:
        'The traveler has changed. Where it was changed on this page, the page is about to go to `/`, or with `staysOnTravelerChange` to be loaded again; in other tabs the page stays, and may still show data of the previous traveler.',
      detail: {
        kind: {
          type: 'enum',
          values: ['self', 'colleague', 'guest', 'other'],
          description:
            'For whom the visitor books now; `other` is somebody who was chosen in another tab or on another device. It never has a name or an address.',
        },
        isHere: { type: 'boolean', description: 'Whether it was changed on this page.' },
      },
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['booking-for'], description: 'The piece.' },
        part: { type: 'enum', values: ['panel', 'link'], description: 'Which part of it.' },
        action: { type: 'enum', values: ['click'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: { fallback: { description: 'Shown without script, and when the panel cannot be shown.' } },
  parts: {
    trigger: { description: 'The button with the traveler.' },
    panel: { description: 'The panel: a dropdown, or on narrow windows a sheet.' },
    traveler: { description: 'Whom the visitor books for, at its top.' },
    link: { description: 'Each of its links.' },
    note: { description: 'What went wrong, or has changed elsewhere.' },
    switch: { description: 'Around the buttons for oneself and for somebody else.' },
    label: { description: 'Name of each field.' },
    hint: { description: 'The text below it.' },
    input: { description: 'Each control.' },
    field: { description: 'Around each field.' },
    box: { description: 'Around the search and its buttons.' },
    clear: { description: 'The button that empties the search.' },
    popup: { description: 'The list of people found.' },
    listbox: { description: 'Its options.' },
    option: { description: 'Each person.' },
    guest: { description: 'The form for a guest.' },
    'form-summary': { description: 'What is wrong with it.' },
    button: { description: 'Each button.' },
    spinner: { description: 'Shown while a search or a change is under way.' },
    error: { description: 'Each error at a field.' },
    toasts: { description: 'Around the notices at the bottom of the window.' },
    toast: { description: 'Each notice.' },
    'toast-action': { description: 'Its button.' },
    'toast-close': { description: 'Its close button.' },
  },
  cssProperties: {
    '--travel-color-brand': { description: 'Colour of the main button, of focus and marks.', default: "the brand's" },
    '--travel-color-surface': { description: 'Colour of the panel.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its text.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-panel': { description: 'Corners of the panel.', default: "the brand's" },
  },
  states: {
    open: { description: 'The panel is open.' },
    other: { description: 'The visitor books for somebody else.' },
    offered: { description: 'There is something to see: the visitor may book for others, or does.' },
  },
});
