import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-account-menu',
  version: VERSION,
  summary: 'Sign in and register; for a visitor who is signed in, accounts, mode, trips and settings.',
  reservedRoom: { blockSize: 44, isInline: true, unless: 'contents', isInPageOnly: true },
  attributes: {
    ...LOOKS_ATTRIBUTES,
    contents: {
      type: 'boolean',
      description:
        'Only what is in the menu, for a host that has its own button and `<dialog popover>` around it, as the header has.',
    },
    businessTrips: { type: 'boolean', description: 'Calls the trips link "Business trips".' },
    priceAlerts: {
      type: 'enum',
      isClientOnly: true,
      values: ['on', 'off'],
      description: "Whether prices are tracked for the visitor. Default: the page's configuration (`priceAlerts`).",
    },
    dashboardPage: {
      type: 'string',
      isClientOnly: true,
      description:
        "Last part of the dashboard's address, behind `/profile/`. Default: the configured one (`profileDashboardPage`); without any there is no link.",
    },
    signInUrl: { type: 'url', default: '/login', description: 'Where the sign-in link leads.' },
    registerUrl: {
      type: 'url',
      default: '/login?register',
      description: 'Where the link that creates an account leads.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-sign-in-requested': {
      description:
        'The visitor wants to sign in, to register or to add an account. Prevent it to show a form of your own.',
      cancelable: true,
      detail: { reason: { type: 'enum', values: ['sign-in', 'register', 'add-account'], description: 'Why.' } },
    },
    'travel-sign-out': { description: 'The visitor has signed out.', detail: {} },
    'travel-price-alert-changed': {
      description: 'The visitor has turned price alerts on or off; the host stores it.',
      detail: { tracking: { type: 'enum', values: ['on', 'off'], description: 'Whether they are on now.' } },
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['account-menu'], description: 'The piece.' },
        part: { type: 'string', description: 'Which part of it.' },
        action: { type: 'enum', values: ['click'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: {
    fallback: { description: 'Plain links for crawlers, and for when the menu cannot be shown.' },
  },
  parts: {
    trigger: { description: 'The button that opens the menu.' },
    menu: { description: 'The menu itself: a dropdown, or on narrow windows a full-window dialog.' },
    row: { description: 'Each link and button in the menu.' },
    accounts: { description: 'The list of accounts, the current one first.' },
    mode: { description: 'The switch between personal and business mode.' },
    switch: { description: 'The switch of price alerts.' },
    label: { description: 'Its name.' },
    hint: { description: 'The text below it.' },
    input: { description: 'Its control.' },
    spinner: { description: 'Beside the account being switched to.' },
    tooltip: { description: 'What is on the wishlist.' },
    dialog: { description: 'The dialog that requests a confirmation mail.' },
    'dialog-panel': { description: 'All of its contents.' },
    'dialog-heading': { description: 'Its heading.' },
    'dialog-body': { description: 'Its text.' },
    'dialog-footer': { description: 'Around its buttons.' },
    button: { description: 'Each of its buttons.' },
    'confirm-problem': { description: 'Its error message.' },
  },
  cssProperties: {
    '--travel-color-brand': { description: 'Colour of the main button, of focus and marks.', default: "the brand's" },
    '--travel-color-on-brand': { description: 'Colour of text on the brand colour.', default: "the brand's" },
    '--travel-color-raised': { description: 'Colour of the menu.', default: "the brand's" },
    '--travel-color-raised-text': {
      description: 'Colour of its text in the AOS presentation.',
      default: "the brand's",
    },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-control': { description: 'Corners of rows.', default: "the brand's" },
    '--travel-radius-button': { description: 'Corners of buttons.', default: "the brand's" },
    '--travel-radius-panel': { description: 'Corners of the menu.', default: "the brand's" },
  },
  states: {
    pending: { description: 'Who is signed in is not known yet.' },
    'signed-in': { description: 'A visitor is signed in.' },
    open: { description: 'The menu is open.' },
  },
});
