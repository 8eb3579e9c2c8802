import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';

export type { NavigationItem } from '@travel-shell/tokens';

export const contract = defineContract({
  tag: 'travel-nav-drawer',
  version: VERSION,
  summary:
    "The site's navigation: beside the page in a wide window, else in a drawer that the header's menu button opens.",
  firstScreen: { isEarly: true },
  handlesEvents: ['menu-toggle'],
  needsScriptFor: ['appPromo', 'feedback', 'friendlyUrlVerticals'],
  // As in room.shadow.css, for a drawer without the attributes that hide it earlier.
  roomBeside:
    ':root:has(travel-nav-drawer){--travel-menu-toggle:grid}' +
    '@media(width>=48em){:root:has(travel-nav-drawer:not([hides-earlier],[drawer-hidden],[forced-hidden])){--travel-nav-drawer-inline-size:72px}' +
    ':root:has(travel-nav-drawer[pinned]:not([hides-earlier],[drawer-hidden],[forced-hidden])){--travel-nav-drawer-inline-size:272px}}' +
    'travel-nav-drawer~travel-footer{margin-inline-start:var(--travel-nav-drawer-inline-size,0px)}',
  attributes: {
    ...LOOKS_ATTRIBUTES,
    items: {
      type: 'json',
      valueType: 'readonly NavigationItem[]',
      check: (value) => (Array.isArray(value) ? undefined : 'an array of navigation items'),
      description: "Navigation items, as in the header. Default: the brand's own.",
    },
    secondaryItems: {
      type: 'json',
      valueType: 'readonly NavigationItem[]',
      check: (value) => (Array.isArray(value) ? undefined : 'an array of navigation items'),
      description: 'Further items, in a group of their own.',
    },
    vertical: {
      type: 'string',
      description: "The page's vertical: the item that is current, and what the survey is about.",
    },
    pageType: {
      type: 'string',
      default: '',
      isClientOnly: true,
      description:
        'The kind of page, for the survey: there is none on `checkout`, `receipt` and `booking-receipts`. On `results`, links to other verticals take the search along.',
    },
    hidesEarlier: {
      type: 'boolean',
      isStyleOnly: true,
      description: 'Takes no room in windows narrower than large (64em), instead of medium (48em).',
    },
    drawerHidden: {
      type: 'boolean',
      isStyleOnly: true,
      description: 'Takes no room in windows up to large (64em), or extra large (80em) with `hides-earlier`.',
    },
    forcedHidden: {
      type: 'boolean',
      isStyleOnly: true,
      description: 'Takes no room in windows up to extra-extra-large (90em).',
    },
    responsive: {
      type: 'boolean',
      isStyleOnly: true,
      description: 'Its groups have headings that open and close, in windows wider than those.',
    },
    pinned: {
      type: 'boolean',
      isStyleOnly: true,
      description:
        'Is as wide as its texts, instead of its icons alone. The menu button adds and removes it where the drawer is beside the page.',
    },
    cookiesLink: {
      type: 'boolean',
      isStyleOnly: true,
      description: 'Has the button that shows the cookie settings.',
    },
    countryPicker: {
      type: 'boolean',
      description: 'Has `<travel-country-picker>`. `countryPicker` of the configuration has its attributes.',
    },
    currencyPicker: {
      type: 'boolean',
      description: 'Has `<travel-currency-picker>`. `currencyPicker` of the configuration has its attributes.',
    },
    bookingFor: {
      type: 'boolean',
      isClientOnly: true,
      description: 'Has `<travel-booking-for>` for members of a company who may book for others.',
    },
    companyInfo: {
      type: 'boolean',
      description:
        'For pages about the company: the items are its pages, with the visitor’s account and the app beside them.',
    },
    appPromo: {
      type: 'url',
      isClientOnly: true,
      description: 'Where the invitation to the app leads, on pages about the company.',
    },
  },
  properties: {
    request: {
      valueType: '{ open: boolean }',
      description:
        'Opens or closes it: `{open}` of `travel-menu-toggle`. Each new object is a new request. Beside the page, it is pinned or collapsed.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-drawer-opened': {
      description: 'It has opened, or was pinned.',
      detail: { drawer: { type: 'enum', values: ['navigation'], description: 'Which drawer.' } },
    },
    'travel-drawer-closed': {
      description: 'It has closed, or was collapsed.',
      detail: { drawer: { type: 'enum', values: ['navigation'], description: 'Which drawer.' } },
    },
    'travel-sign-in-requested': {
      description: 'The visitor wants to sign in. Prevent it to show your own dialog.',
      cancelable: true,
      detail: { reason: { type: 'enum', values: ['sign-in'], description: 'Why.' } },
    },
    'travel-cookie-settings-requested': {
      description: 'The visitor wants to see the cookie settings again. Prevent it to show your own.',
      cancelable: true,
      detail: {},
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['nav-drawer'], description: 'The piece.' },
        part: { type: 'string', description: 'Which group of it.' },
        action: { type: 'enum', values: ['click'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: {
    'app-promo': { description: 'In place of the invitation to the app.' },
    fallback: { description: 'Plain links for crawlers, and for when the drawer cannot be shown.' },
  },
  parts: {
    drawer: { description: 'The navigation beside the page.' },
    dialog: { description: 'The dialog in front of the page.' },
    'dialog-panel': { description: 'The whole contents of that.' },
    'dialog-heading': { description: 'Its heading.' },
    'dialog-body': { description: 'Everything below the heading.' },
    'dialog-close': { description: 'The close button.' },
    'dialog-handle': { description: 'The handle of a sheet; a drawer shows none.' },
    group: { description: 'Each group.' },
    'nav-link': { description: 'Each link and button of a group.' },
    'trip-picture': { description: 'The picture of each trip.' },
    tooltip: { description: 'The bubble about the trips.' },
    more: { description: 'The buttons that show more or less of a group.' },
    pickers: { description: 'The country and currency pickers.' },
    'app-promo': { description: 'The invitation to the app.' },
  },
  cssProperties: {
    '--travel-nav-drawer-inline-size': {
      description: 'Set by the drawer on the root of the page: the room to keep clear beside the contents.',
      default: '0px; 72px collapsed; 272px pinned',
    },
    '--travel-nav-drawer-block-start': {
      description: 'How far from the top of the window it stays while the page scrolls.',
      default: "the header's height: 80px",
    },
    '--travel-nav-drawer-z-index': { description: 'Its layer in the page.', default: '90' },
    '--travel-color-surface': { description: 'Colour of the drawer.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of text.', default: "the brand's" },
    '--travel-color-text-muted': { description: 'Colour of icons and notes.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of focus and marks.', default: "the brand's" },
    '--travel-color-border': { description: 'Colour of lines.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-control': { description: 'Corners of links and buttons.', default: "the brand's" },
  },
  states: {
    open: { description: 'It is shown in front of the page.' },
    expanded: { description: 'It is collapsed, but shows its texts for as long as it is used.' },
    docked: { description: 'It is beside the page.' },
  },
});
