import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-footer',
  version: VERSION,
  summary: "The page's footer: link groups, site map, partners, social media, accepted cards and the privacy menu.",
  // Less than any has: what follows it moves by the rest only.
  reservedRoom: { blockSize: 320, isInPageOnly: true },
  attributes: {
    ...LOOKS_ATTRIBUTES,
    countryPicker: {
      type: 'boolean',
      description: 'Shows a country picker. `countryPicker` of the configuration has its attributes.',
    },
    currencyPicker: {
      type: 'boolean',
      description: 'Shows a currency picker. `currencyPicker` of the configuration has its attributes.',
    },
    privacyChoices: {
      type: 'boolean',
      description: 'Whether the privacy menu has the link that opens the privacy choices.',
    },
    managePrivacy: { type: 'boolean', description: 'Whether the privacy menu has the link to manage privacy.' },
    year: {
      type: 'number',
      description: 'The year of its copyright line and privacy menu. Default: the current one.',
    },
    appStoreBadge: {
      type: 'url',
      description:
        'Address of Apple’s own badge, in the language of the page: its guide forbids others to draw it. With both badges they take the place of the words.',
    },
    googlePlayBadge: { type: 'url', description: 'Address of Google’s own badge, for which the same holds.' },
    cardSchemes: {
      type: 'string',
      default: 'visa mastercard amex discover diners jcb unionpay',
      description: 'The card schemes of the strip, in order, separated by spaces. Empty: no strip.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-privacy-choices-requested': {
      description: 'The visitor wants to make privacy choices. Prevent it to show your own dialog.',
      cancelable: true,
      detail: {},
    },
    'travel-cookie-settings-requested': {
      description: 'The visitor wants to see the cookie settings again. Prevent it to show your own.',
      cancelable: true,
      detail: {},
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['footer'], description: 'The piece.' },
        part: { type: 'string', description: 'Which section of it.' },
        action: { type: 'enum', values: ['click'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: {
    brand: { description: "The brand's line." },
    description: { description: 'What the page is about.' },
    apps: { description: 'Links to the app stores.' },
    social: { description: 'Links to social media, as icons or text.' },
    company: { description: 'A heading, and a list of links about the company.' },
    contact: { description: 'A heading, and a list of links to get in touch.' },
    airline: { description: 'A heading, and a list of links to airline tickets.' },
    more: { description: 'A heading, and a list of further links. Shown if there are no airline tickets.' },
    'site-map': { description: 'A heading, and the list of the site map.' },
    destinations: { description: 'A heading, and a list of links to popular destinations.' },
    cities: { description: 'A heading, and a list of links to popular cities.' },
    partners: { description: 'Links to partners, as logos or text.' },
    privacy: { description: 'A heading, and the list of the privacy menu.' },
    'manage-privacy': { description: 'Replaces the link to manage privacy.' },
    copyright: { description: 'The copyright line.' },
    fallback: {
      description:
        'Plain links for crawlers, shown until the footer is, and where it cannot be shown or has no links to show.',
    },
  },
  parts: {
    footer: { description: 'The whole footer.' },
    group: { description: 'Each group of links.' },
    popular: { description: 'The popular destinations and cities.' },
    'site-map-button': { description: 'The button of the site map, on small screens.' },
    'site-map': { description: 'The site map.' },
    partners: { description: 'The strip of partners.' },
    social: { description: 'The row of social media.' },
    cards: { description: 'The strip of card schemes.' },
    pickers: { description: 'The country and currency pickers.' },
    privacy: { description: 'The privacy menu.' },
  },
  cssProperties: {
    '--travel-footer-max-inline-size': { description: 'Greatest width of its contents.', default: '80em' },
    '--travel-color-surface': { description: 'Colour of the footer.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of headings and icons.', default: "the brand's" },
    '--travel-color-text-muted': { description: 'Colour of links and texts.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of links in use and of focus.', default: "the brand's" },
    '--travel-color-border': { description: 'Colour of lines.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
  },
  states: {},
});
