import { BRANDS, LOCALES, PRESENTATIONS } from '@travel-shell/contract';
import { defineContract } from '@travel-shell/element/contract';

export const contract = defineContract({
  tag: 'travel-sign-in',
  version: '0.1.0',
  summary: 'The dialog to sign in or register. Shows itself when asked; takes no room in the page.',
  attributes: {
    brand: { type: 'enum', values: BRANDS, description: 'Whose dialog it is. Default: the configured brand.' },
    locale: {
      type: 'enum',
      values: LOCALES,
      description: 'Its language. Default: the configured one, else that of `<html lang>`, as they change.',
    },
    presentation: { type: 'enum', values: PRESENTATIONS, description: 'Its colours. Default: the configured ones.' },
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
      description: 'Cannot be closed but by signing in: no close button, and Escape does nothing.',
    },
    noTermsConsent: {
      type: 'boolean',
      description: 'Whoever registers is not asked to agree to the terms; the field is left out.',
    },
    termsUrl: { type: 'string', default: '/actual-terms-of-use', description: 'The terms of use.' },
    privacyUrl: { type: 'string', default: '/privacy', description: 'The privacy policy.' },
    helpUrl: { type: 'string', default: '/help', description: 'Help for whoever cannot get in.' },
  },
  properties: {
    request: {
      description:
        'Opens the dialog: `{reason, resultId, state, resumes}` of `travel-sign-in-requested`. Each new object is a new request; undefined again when the dialog has closed.',
    },
  },
  events: {
    'travel-sign-in': {
      description: 'Somebody has signed in here. The dialog closes next.',
      detail: {
        method: '`password`, `code`, `passkey`, `google`, `apple` or `naver`.',
        result: '`success`, or `welcome` for a new account.',
      },
    },
    'travel-sign-in-closed': {
      description: 'The dialog has gone.',
      detail: { signedIn: 'Whether somebody has signed in.', resultId: "The request's, where it had one." },
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: '`sign-in`.',
        part: 'The state of the dialog.',
        action: '`show`, `click`, `success` or `failure`.',
        label: 'What was used, never personal data.',
      },
    },
  },
  slots: {
    form: { description: 'Its own form, in light DOM where password managers find it. Not for you to fill.' },
  },
  parts: {
    dialog: { description: 'The dialog.' },
    'dialog-panel': { description: 'All that is in it.' },
    'dialog-heading': { description: 'Its heading.' },
    'dialog-body': { description: 'What is below the heading.' },
    'dialog-close': { description: 'The close button.' },
    'dialog-handle': { description: 'What pulls the sheet away, on narrow screens.' },
    back: { description: 'The button that leads back.' },
    button: { description: 'Each button outside the form.' },
    link: { description: 'Each link that looks like a button.' },
    text: { description: 'What explains a state.' },
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
