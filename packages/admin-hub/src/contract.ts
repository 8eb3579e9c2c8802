import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT, SCREEN_ATTRIBUTES } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-admin-hub',
  version: VERSION,
  summary: 'The pages where a company sets what its members may do.',
  // The element's fragments come with the page; step 0 does not know the element.
  servedInline: true,
  attributes: {
    ...LOOKS_ATTRIBUTES,
    ...SCREEN_ATTRIBUTES,
    page: {
      type: 'string',
      default: '/business/company',
      description:
        'Path and search of its page; another value shows another one, one that is none the list of all pages.',
    },
    adminPages: {
      type: 'json',
      valueType: 'Readonly<Record<string, string | boolean>>',
      check(value) {
        const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
        const isKnown =
          isMap && Object.values(value).every((own) => typeof own === 'string' || typeof own === 'boolean');
        return isKnown ? undefined : 'an object of addresses, true or false, by the keys of pages';
      },
      description:
        'The pages that the site has itself, or does not have, for the server that renders the page: as `adminPages` of the configuration, which counts as well.',
    },
  },
  events: { ...NAVIGATE_EVENT },
  slots: {
    fallback: { description: 'Shown without script, and when the piece cannot be shown.' },
    'company-email-domains': { description: 'The domains, on `/business/company/email-domains`. The page has them.' },
    'company-offices': { description: 'The offices, on `/business/company/offices`. The page has them.' },
    'company-entities': { description: 'The legal entities, on `/business/company/entities`. The page has them.' },
    'company-corporate-membership-add': {
      description: 'The memberships, on `/business/company/corporate-membership/add`. The page has them.',
    },
    'policy-flight-advanced-rules': {
      description: 'The rules, on `/business/policy/flight/advanced-rules`. The page has them.',
    },
    'policy-hotel-advanced-rules': {
      description: 'The rules, on `/business/policy/hotel/advanced-rules`. The page has them.',
    },
    'policy-train-advanced-rules': {
      description: 'The rules, on `/business/policy/train/advanced-rules`. The page has them.',
    },
    'policy-car-advanced-rules': {
      description: 'The rules, on `/business/policy/car/advanced-rules`. The page has them.',
    },
    'policy-messages': { description: 'The messages, on `/business/policy/messages`. The page has them.' },
    'users-roles': { description: 'The roles, on `/business/users/roles`. The page has them.' },
    'users-groups': { description: 'The groups, on `/business/users/groups`. The page has them.' },
    'payment-options': { description: 'The ways to pay, on `/business/payment-options`. The page has them.' },
    'trip-reporting-fields': { description: 'The fields, on `/business/trip-reporting-fields`. The page has them.' },
    'traveler-tracker': { description: 'The people who travel, on `/business/traveler-tracker`. The page has them.' },
  },
  parts: {
    link: { description: 'Each link in the text, and of the list of all pages.' },
    navigation: { description: 'The landmark around the pages.' },
    'navigation-link': { description: 'The link to each page.' },
    'navigation-group': { description: 'What opens and closes each group of pages.' },
    'navigation-summary': { description: 'What opens the pages on a narrow page.' },
  },
  cssProperties: {
    '--travel-color-brand': { description: 'Colour of focus and marks.', default: "the brand's" },
    '--travel-color-surface': { description: 'Colour of its background.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its text.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-card': { description: 'Corners of its cards.', default: "the brand's" },
  },
  states: {},
});
