import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';
import { FIRST_SCREENS } from './firstScreens.ts';

export const contract = defineContract({
  tag: 'travel-sign-in',
  version: VERSION,
  summary: 'The dialog to sign in or register. Shows itself when asked; takes no room in the page.',
  overlayRank: OVERLAY_RANKS.request,
  // With a passkey known here the browser may ask without the dialog.
  firstScreen: {
    screens: FIRST_SCREENS,
    unlessStored: 'sign.in.passkey.known',
    isEarly: true,
    isComplete: true,
    closedKey: 'sign.in.closed',
  },
  answers: {
    'sign-in-requested': {
      endedBy: 'sign-in-closed',
      otherwise: { signedIn: false },
      // RTE-014
      page: { key: 'signInUrl', default: '/login' },
    },
  },
  attributes: {
    ...LOOKS_ATTRIBUTES,
    providers: {
      type: 'string',
      default: 'google apple naver',
      description: 'Which other accounts may be used, in this order. Empty: none.',
    },
    passkeys: {
      type: 'enum',
      values: ['on', 'off'],
      default: 'on',
      description: 'Whether passkeys are offered, where the browser has them.',
    },
    noClose: {
      type: 'boolean',
      description: 'Can only be closed by signing in: no close button, and Escape does nothing.',
    },
    noTermsConsent: {
      type: 'boolean',
      isClientOnly: true,
      description: 'Registration does not ask for consent to the terms; the field is omitted.',
    },
    termsUrl: { type: 'url', default: '/actual-terms-of-use', description: 'The terms of use.' },
    privacyUrl: { type: 'url', default: '/privacy', description: 'The privacy policy.' },
    helpUrl: {
      type: 'url',
      isClientOnly: true,
      default: '/help',
      description: 'Help for visitors who cannot sign in.',
    },
  },
  properties: {
    request: {
      valueType: '{ reason: string; resultId?: string; state?: string; resumes?: boolean }',
      description:
        'Opens the dialog: `{reason, resultId, state, resumes}` of `travel-sign-in-requested`. Each new object is a new request; undefined again when the dialog has closed.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-sign-in': {
      description: 'The visitor has signed in here. The dialog closes next.',
      detail: {
        method: {
          type: 'enum',
          values: ['password', 'code', 'passkey', 'google', 'apple', 'naver'],
          description: 'How.',
        },
        result: { type: 'enum', values: ['success', 'welcome'], description: '`welcome` for a new account.' },
      },
    },
    'travel-sign-in-closed': {
      description: 'The dialog has closed.',
      detail: {
        signedIn: { type: 'boolean', description: 'Whether the visitor has signed in.' },
        resultId: { type: 'string', isOptional: true, description: "The request's, where it had one." },
      },
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['sign-in'], description: 'The piece.' },
        part: { type: 'string', description: 'The state of the dialog.' },
        action: { type: 'enum', values: ['show', 'click', 'success', 'failure'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: {
    form: { description: 'The form, in light DOM where password managers find it. Reserved for the element.' },
  },
  parts: {
    dialog: { description: 'The dialog.' },
    'dialog-panel': { description: 'The whole contents.' },
    'dialog-heading': { description: 'Its heading.' },
    'dialog-body': { description: 'Everything below the heading.' },
    'dialog-close': { description: 'The close button.' },
    'dialog-handle': { description: 'The handle that drags the sheet away, on narrow screens.' },
    back: { description: 'The back button.' },
    button: { description: 'Each button outside the form.' },
    link: { description: 'Each link that looks like a button.' },
    text: { description: 'The text that explains a state.' },
  },
  cssProperties: {
    '--travel-color-surface': { description: 'Colour of the dialog.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of text and icons.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of the main button, of focus and marks.', default: "the brand's" },
    '--travel-color-on-brand': { description: 'Colour of text on the brand colour.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-control': { description: 'Corners of small buttons.', default: "the brand's" },
  },
  states: {
    open: { description: 'The dialog is shown.' },
  },
});
