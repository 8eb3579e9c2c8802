import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';
import { checkItems } from './checkItems.ts';
import { checkSkipLinks } from './checkSkipLinks.ts';
import { LOGO_SIZES } from './logoSizes.ts';

export type { NavigationItem } from '@travel-shell/tokens';
export type { SkipLink } from './checkSkipLinks.ts';

export const contract = defineContract({
  tag: 'travel-header',
  version: VERSION,
  summary: "The page's header: menu button, logo, travel products, trips and account.",
  isEverywhere: true,
  // CON-034, CON-035
  reservedRoom: { blockSize: 62, wideBlockSize: 80, wideUnless: 'compact' },
  needsScriptFor: ['friendlyUrlVerticals'],
  attributes: {
    ...LOOKS_ATTRIBUTES,
    activeVertical: {
      type: 'string',
      description: 'The `verticalName` of the current item.',
    },
    pageType: {
      type: 'string',
      default: '',
      isClientOnly: true,
      description:
        'The kind of page. On `results`, links to other verticals take the search along, where the page has configured verticals for that.',
    },
    items: {
      type: 'json',
      valueType: 'readonly NavigationItem[]',
      check: checkItems,
      description: "Navigation items. Default: the brand's own.",
    },
    // CON-032, NAV-O05
    visibleItems: {
      type: 'number',
      default: 10,
      description: 'Maximum number of items in the bar; the others are in "more".',
    },
    compact: { type: 'boolean', description: 'The lower header, with the mark alone as its logo.' },
    static: {
      type: 'boolean',
      isStyleOnly: true,
      description: 'Scrolls away with the page instead of staying at its top.',
    },
    businessTrips: { type: 'boolean', description: 'Calls the trips link "Business trips".' },
    menuButton: {
      type: 'enum',
      isStyleOnly: true,
      values: ['auto', 'on', 'off'],
      description:
        'Whether it has the menu button: `auto`, the default, where something answers it, see the README; `on` always; `off` never.',
    },
    menuOpen: {
      type: 'boolean',
      description: 'Whether the menu that the menu button controls is open, for `aria-expanded`.',
    },
    logoSize: {
      type: 'enum',
      values: LOGO_SIZES,
      description:
        'When the logo has its word: always, or from a breakpoint of the header. Default: as configured for the vertical, else wherever it has room.',
    },
    logoInverted: {
      type: 'boolean',
      description: "The logo in the bar's colour, for a bar that the page has painted in the opposite one.",
    },
    underLogo: {
      type: 'boolean',
      description: "The small logo of the brand's group beneath the logo. Also on where it is configured.",
    },
    prideLogo: { type: 'boolean', description: 'The logo in the colours of pride.' },
    confetti: {
      type: 'enum',
      values: ['explorer', 'pride'],
      description: 'Confetti in these colours flies from the logo once the page is idle.',
    },
    confettiOnce: { type: 'boolean', isClientOnly: true, description: 'Shows the confetti only once per device.' },
    // CON-072, MSC-032
    logoAnimation: {
      type: 'number',
      default: 2000,
      isClientOnly: true,
      description: 'How long confetti flies and the logo moves, in ms.',
    },
    logoCycle: {
      type: 'enum',
      isClientOnly: true,
      values: ['9', '11'],
      default: '9',
      description: 'Seconds from one movement of a compact logo to the next, where there is confetti.',
    },
    snow: {
      type: 'boolean',
      description:
        'Snow falls in front of the page once a day, after 10 s without scrolling, a key or a press. `snow` of the configuration has the time.',
    },
    partnerLogo: { type: 'url', description: "Address of a partner's logo, in a banner above the bar." },
    partnerName: { type: 'string', default: '', description: "The partner's name, the text alternative of its logo." },
    partnerMessage: { type: 'string', description: "The banner's message." },
    countryPicker: {
      type: 'boolean',
      description:
        'Has `<travel-country-picker>`, in a narrow header in a menu. `countryPicker` of the configuration has its attributes.',
    },
    currencyPicker: {
      type: 'boolean',
      description:
        'Has `<travel-currency-picker>`, in a narrow header in a menu. `currencyPicker` of the configuration has its attributes.',
    },
    tripsDrawer: {
      type: 'boolean',
      description: 'The trips link opens `<travel-trips-drawer>`, instead of leading to the trips page.',
    },
    bookingFor: {
      type: 'boolean',
      isClientOnly: true,
      description:
        'Has `<travel-booking-for>` for members of a company who may book for others. A page that knows the traveler puts that element into the slot `actions` instead.',
    },
    adBanners: {
      type: 'string',
      description: 'Selector of ad banners that stay at the top of the window; the header stays below them.',
    },
    smartBanner: {
      type: 'string',
      description: 'Selector of an app banner that stays at the top of the window; the header stays below it.',
    },
    signInUrl: { type: 'url', default: '/login', description: 'Where the sign-in link leads.' },
    registerUrl: {
      type: 'url',
      default: '/login?register',
      description: 'Where the link that creates an account leads.',
    },
    mainContent: {
      type: 'url',
      default: '#main',
      description: 'Target of the link that skips to the main content.',
    },
    skipLinks: {
      type: 'json',
      valueType: 'readonly SkipLink[]',
      check: checkSkipLinks,
      description: 'Further skip links, as `[{"text": "…", "url": "#…"}]`.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-menu-toggle': {
      description: 'The menu button was pressed. Prevent it to keep the menu as it is.',
      cancelable: true,
      turnsOn: 'menuButton',
      detail: { open: { type: 'boolean', description: 'Whether the menu should open.' } },
    },
    'travel-trips-drawer-toggle': {
      description: 'The trips link of a header with a drawer was clicked. Prevent it to stay on the page.',
      cancelable: true,
      detail: { open: { type: 'boolean', description: '`true`.' } },
    },
    'travel-header-offset': {
      description:
        'Banners above the header have come, gone or changed. Also as state: `travelShell.get("headerOffset")`.',
      detail: {
        offset: {
          type: 'number',
          description: 'What the page keeps clear at its top: 62 and the height of the banners, in px.',
        },
      },
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['header'], description: 'The piece.' },
        part: { type: 'string', description: 'Which part of it.' },
        action: { type: 'enum', values: ['click'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: {
    logo: { description: "In place of the brand's logo; bring your own link." },
    search: { description: 'After the logo: a search form.' },
    nav: { description: 'In place of the navigation.' },
    actions: { description: 'Before the trips link: your own buttons and links.' },
    fallback: { description: 'Plain links for crawlers, and for when the header cannot be shown.' },
  },
  parts: {
    header: { description: 'The whole bar.' },
    'menu-button': { description: 'The menu button.' },
    partner: { description: 'The banner of a partner.' },
    logo: { description: 'The link around the logo.' },
    nav: { description: 'The navigation.' },
    'nav-link': { description: 'Each of its links.' },
    trips: { description: 'The trips link.' },
    account: { description: 'The button that opens the account menu.' },
    menu: { description: 'The panels of "more" and of the account.' },
  },
  cssProperties: {
    '--travel-menu-toggle': {
      description:
        'On the page: `grid` where something answers the menu button. Listening by `travelShell.on` sets it.',
      default: 'none',
    },
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
    '--travel-radius-panel': { description: 'Corners of the menus.', default: "the brand's" },
  },
  states: {
    stuck: { description: 'The page has scrolled past the header, which now casts a shadow.' },
    pending: { description: 'Who is signed in is not known yet.' },
    'signed-in': { description: 'A visitor is signed in.' },
  },
});
