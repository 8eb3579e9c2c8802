import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';
import { TRIPS_PAGE } from './tripsPage.ts';

export const contract = defineContract({
  tag: 'travel-trips-drawer',
  version: VERSION,
  summary: "The visitor's trips and what is saved for later, in a drawer. Shows itself when asked; takes no room.",
  // The frame and the way to the trips page: whose trips they are, only the browser knows.
  firstScreen: {},
  answers: {
    'trips-drawer-toggle': {
      endedBy: 'drawer-closed',
      otherwise: { drawer: 'trips' },
      // RTE-003
      page: { default: TRIPS_PAGE },
    },
  },
  attributes: {
    ...LOOKS_ATTRIBUTES,
    side: {
      type: 'enum',
      values: ['end', 'start'],
      default: 'end',
      description:
        'Where it opens: at the end, where the header has its trips link, or at the start, where the navigation drawer opens.',
    },
  },
  properties: {
    request: {
      valueType: '{ open: boolean }',
      description:
        'Opens the drawer, or closes it: `{open}` of `travel-trips-drawer-toggle`. Each new object is a new request.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-drawer-opened': {
      description: 'It has opened.',
      detail: { drawer: { type: 'enum', values: ['trips'], description: 'Which drawer.' } },
    },
    'travel-drawer-closed': {
      description: 'It has closed.',
      detail: { drawer: { type: 'enum', values: ['trips'], description: 'Which drawer.' } },
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['trips-drawer'], description: 'The piece.' },
        part: {
          type: 'enum',
          values: ['drawer', 'trip', 'saved', 'trips', 'sign-in', 'hint'],
          description: 'Which part of it.',
        },
        action: { type: 'enum', values: ['show', 'click', 'dismiss'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: { fallback: { description: 'Shown without script, and when the drawer cannot be shown.' } },
  parts: {
    dialog: { description: 'The drawer.' },
    'dialog-panel': { description: 'All of its contents.' },
    'dialog-heading': { description: 'Its heading.' },
    'dialog-body': { description: 'Everything below the heading.' },
    'dialog-footer': { description: 'Around the link to the trips page.' },
    'dialog-handle': { description: 'Reserved.' },
    'dialog-close': { description: 'The close button.' },
    trip: { description: 'Each trip.' },
    saved: { description: 'Each saved result.' },
    'trip-picture': { description: 'The picture of either.' },
    badge: { description: 'The mark of a cancelled trip.' },
    notice: { description: 'The mark of a trip that was just shared with the visitor.' },
    skeleton: { description: 'The placeholder of a trip while they load.' },
    button: { description: 'Each button.' },
    link: { description: 'Each link that looks like a button.' },
    tooltip: { description: 'Each hint.' },
  },
  cssProperties: {
    '--travel-color-raised': { description: 'Colour of the drawer.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its texts.', default: "the brand's" },
    '--travel-color-text-muted': { description: 'Colour of what is less important.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of buttons, marks and focus.', default: "the brand's" },
    '--travel-color-on-brand': { description: 'Colour of text on the brand colour.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-card': { description: 'Corners of rows.', default: "the brand's" },
    '--travel-radius-control': { description: 'Corners of icon buttons.', default: "the brand's" },
    '--travel-radius-button': { description: 'Corners of buttons.', default: "the brand's" },
  },
  states: { open: { description: 'The drawer is open.' } },
});
