import { MANAGE_PAGES } from '@travel-shell/core/managePages';
import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-opt-out',
  version: VERSION,
  summary:
    'The privacy choices: a dialog to opt out of data sharing. Shows itself when asked; takes no room in the page.',
  overlayRank: OVERLAY_RANKS.request,
  // Everything but the choice itself, which only the back end knows.
  firstScreen: { unlessOff: 'optOutDialog' },
  answers: {
    'privacy-choices-requested': {
      endedBy: 'privacy-choices-closed',
      otherwise: {},
      page: MANAGE_PAGES,
    },
  },
  attributes: LOOKS_ATTRIBUTES,
  properties: {
    request: {
      valueType: 'object',
      description:
        'Opens the dialog: the detail of `travel-privacy-choices-requested`. Each new object is a new request.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-privacy-choices-closed': { description: 'The dialog has closed.', detail: {} },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['opt-out'], description: 'The piece.' },
        part: { type: 'enum', values: ['dialog', 'switch', 'signal', 'manage'], description: 'Which part of it.' },
        action: { type: 'enum', values: ['show', 'click'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: {},
  parts: {
    dialog: { description: 'The dialog.' },
    'dialog-panel': { description: 'The whole contents.' },
    'dialog-heading': { description: 'Its heading.' },
    'dialog-body': { description: 'Everything below the heading.' },
    'dialog-footer': { description: 'Around the link to the page that manages privacy.' },
    'dialog-close': { description: 'The close button.' },
    'dialog-handle': { description: 'The handle that drags the sheet away, on narrow screens.' },
    switch: { description: 'The switch with its texts.' },
    input: { description: 'The switch itself.' },
    label: { description: 'Its label.' },
    hint: { description: 'The text below that.' },
    signal: { description: "What is said about the browser's signal." },
    skeleton: { description: 'The placeholder while the choice loads.' },
    button: { description: 'Each button.' },
    link: { description: 'The link to the page that manages privacy.' },
  },
  cssProperties: {
    '--travel-color-surface': { description: 'Colour of the dialog.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its texts.', default: "the brand's" },
    '--travel-color-text-muted': { description: 'Colour of what is less important.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of the switch, of buttons and of focus.', default: "the brand's" },
    '--travel-color-on-brand': { description: 'Colour of what is on the brand colour.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-card': { description: 'Corners of its boxes.', default: "the brand's" },
    '--travel-radius-control': { description: 'The same, where it is smaller.', default: "the brand's" },
    '--travel-radius-button': { description: 'Corners of buttons.', default: "the brand's" },
  },
  states: { open: { description: 'The dialog is open.' } },
});
