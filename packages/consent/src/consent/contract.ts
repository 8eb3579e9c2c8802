import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-consent',
  version: VERSION,
  summary:
    'Asks for consent: a banner for cookies, a small notice, or a dialog. Shows itself while the decision is missing, and the banner again on request; takes no room in the page.',
  overlayRank: OVERLAY_RANKS.decision,
  handlesEvents: ['cookie-settings-requested'],
  // consent.js fetches it, and only for visitors who are asked. Without consent.js React decides who is.
  servedInline: true,
  defaultLoad: 'idle',
  attributes: {
    ...LOOKS_ATTRIBUTES,
    kind: {
      type: 'enum',
      values: ['cookies', 'notice', 'two-party', 'data-transfer', 'tcf'],
      // Any other text shows nothing, and the console says so once.
      isOpen: true,
      // A host of static files has each of them, and step 0 need not know them.
      isFile: true,
      default: 'cookies',
      description:
        'What it asks for: categories of cookies, nothing but to be read (`notice`), the terms of both parties, data transfer, or the full framework of the IAB.',
    },
  },
  properties: {
    request: {
      valueType: 'object',
      description:
        'Opens it again: the detail of `travel-cookie-settings-requested`. Each new object is a new request. For the kinds `cookies` and `tcf`.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['consent'], description: 'The piece.' },
        part: { type: 'string', description: "The element's kind." },
        action: { type: 'enum', values: ['show', 'click'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: {},
  parts: {
    banner: { description: 'The banner or dialog.' },
    heading: { description: 'Its heading.' },
    button: { description: 'Each button.' },
    link: { description: 'Each link.' },
    close: { description: 'The close button.' },
    back: { description: 'The button that leads back.' },
    category: { description: 'Each category of cookies.' },
    switch: { description: 'Its switch with the texts.' },
    field: { description: 'The checkbox with its text, of a dialog.' },
    choice: { description: 'The same, in one row.' },
    input: { description: 'Each switch or checkbox itself.' },
    label: { description: 'Its label.' },
    error: { description: 'The place of an error below a checkbox.' },
    hint: { description: 'The text below that.' },
    record: { description: 'The saved choice, when the banner is opened again.' },
    signal: { description: "What is said about the browser's signal." },
  },
  cssProperties: {
    '--travel-color-surface': { description: 'Colour of the banner.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its texts.', default: "the brand's" },
    '--travel-color-text-muted': { description: 'Colour of what is less important.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of switches, of buttons and of focus.', default: "the brand's" },
    '--travel-color-on-brand': { description: 'Colour of what is on the brand colour.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-button': { description: 'Corners of buttons.', default: "the brand's" },
    '--travel-consent-place': {
      description:
        'Where a banner or notice is along the lower edge of the window: from `0`, at the start, to `1`, at the end.',
      default: '1',
    },
    '--travel-consent-width': {
      description: 'Width of its first layer. From 40em on it is a bar: `100%` reaches along the whole window.',
      default: '22.25em',
    },

    '--travel-radius-card': { description: 'Corners of the boxes in it.', default: "the brand's" },
  },
  states: { open: { description: 'The banner or dialog is shown.' } },
});
