import { BRANDS, LOCALES, PRESENTATIONS } from '@travel-shell/contract';
import { defineContract } from '@travel-shell/element/contract';
import { checkItems } from './checkItems.ts';
import { checkSkipLinks } from './checkSkipLinks.ts';

export const contract = defineContract({
  tag: 'travel-header',
  version: '0.1.0',
  summary: "The page's header: menu button, logo, travel products, trips and account.",
  attributes: {
    brand: { type: 'enum', values: BRANDS, description: 'Whose header it is. Default: the configured brand.' },
    locale: {
      type: 'enum',
      values: LOCALES,
      description: 'Its language. Default: the configured one, else that of `<html lang>`, as they change.',
    },
    presentation: { type: 'enum', values: PRESENTATIONS, description: 'Its colours. Default: the configured ones.' },
    activeVertical: {
      type: 'string',
      description: 'The `verticalName` of the item that is marked as the current one.',
    },
    items: {
      type: 'json',
      check: checkItems,
      description: "Navigation items. Default: the brand's own.",
    },
    visibleItems: {
      type: 'number',
      default: 5,
      description: 'How many items the bar shows at most; the others are in "more".',
    },
    reservedWidth: {
      type: 'number',
      default: 0,
      description:
        'Room in em that the contents of the `search`, `actions` and `logo` slots take, beyond a plain header.',
    },
    compact: { type: 'boolean', description: 'The lower header with the mark alone for a logo.' },
    static: { type: 'boolean', description: 'Scrolls away with the page instead of staying at its top.' },
    businessTrips: { type: 'boolean', description: 'Calls the trips link "Business trips".' },
    menuOpen: {
      type: 'boolean',
      description: 'Whether the menu that the menu button controls is open, for `aria-expanded`.',
    },
    signInUrl: { type: 'string', default: '/login', description: 'Where the sign-in link leads.' },
    registerUrl: {
      type: 'string',
      default: '/login?register',
      description: 'Where the link that creates an account leads.',
    },
    mainContent: {
      type: 'string',
      default: '#main',
      description: 'Target of the link that skips to the main content.',
    },
    skipLinks: {
      type: 'json',
      check: checkSkipLinks,
      description: 'Further skip links, as `[{"text": "…", "url": "#…"}]`.',
    },
  },
  events: {
    'travel-menu-toggle': {
      description: 'The menu button was pressed. Prevent it to keep the menu as it is.',
      cancelable: true,
      detail: { open: 'Whether the menu is to be open.' },
    },
    'travel-sign-in-requested': {
      description: 'A link to sign in or register was followed. Prevent it to show a form of your own.',
      cancelable: true,
      detail: { reason: '`sign-in` or `register`.' },
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: '`header`.',
        part: 'Which part of it.',
        action: '`click`.',
        label: 'What was used, never personal data.',
      },
    },
  },
  slots: {
    logo: { description: "In place of the brand's logo; bring your own link." },
    search: { description: 'Behind the logo: a search form.' },
    nav: { description: 'In place of the navigation.' },
    actions: { description: 'In front of the trips link: your own buttons and links.' },
    fallback: { description: 'Plain links for crawlers, and for when the header cannot be shown.' },
  },
  parts: {
    header: { description: 'The whole bar.' },
    'menu-button': { description: 'The menu button.' },
    logo: { description: 'The link around the logo.' },
    nav: { description: 'The navigation.' },
    'nav-link': { description: 'Each of its links.' },
    trips: { description: 'The trips link.' },
    account: { description: 'The button that opens the account menu.' },
    menu: { description: 'The panels of "more" and of the account.' },
  },
  cssProperties: {
    '--travel-header-block-size': { description: 'Height of the bar.', default: '80px; 62px compact or narrow' },
    '--travel-header-max-inline-size': { description: 'Greatest width of its contents.', default: '100%' },
    '--travel-header-z-index': { description: 'Its layer in the page.', default: '100' },
    '--travel-color-surface': { description: 'Colour of the bar.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of text and icons.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of the main button, of focus and marks.', default: "the brand's" },
    '--travel-color-on-brand': { description: 'Colour of text on the brand colour.', default: "the brand's" },
    '--travel-color-raised': { description: 'Colour of the menus.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-control': { description: 'Corners of links and buttons.', default: "the brand's" },
    '--travel-radius-menu': { description: 'Corners of the menus.', default: "the brand's" },
  },
  states: {
    stuck: { description: 'The page has scrolled past the header, which now casts a shadow.' },
    pending: { description: 'Who is signed in is not known yet.' },
    'signed-in': { description: 'A visitor is signed in.' },
  },
});
