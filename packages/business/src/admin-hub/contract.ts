import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT, SCREEN_ATTRIBUTES } from '@travel-shell/piece/contract';

const ofThePage = (what: string, path: string) => ({
  description: `${what}, on \`/business/${path}\`. The page has them: the back end has no call.`,
});

export const contract = defineContract({
  tag: 'travel-admin-hub',
  version: VERSION,
  summary: 'The pages where a company sets what its members may do.',
  // Its fragments come with the page; step 0 does not know it.
  isIncluded: true,
  attributes: {
    ...LOOKS_ATTRIBUTES,
    ...SCREEN_ATTRIBUTES,
    page: {
      type: 'string',
      default: '/business/company',
      description:
        'Path and search of its page; another value shows another one, an unknown one the list of all pages.',
    },
    hiddenPages: {
      type: 'string',
      default: '',
      description:
        'Keys of pages that the site does not have, separated by spaces, such as `users/roles policy/train`. For servers; `adminPages` of the configuration counts as well.',
    },
  },
  events: { ...NAVIGATE_EVENT },
  slots: {
    fallback: { description: 'Shown without script, and when the piece cannot be shown.' },
    'company-email-domains': ofThePage('The domains', 'company/email-domains'),
    'company-offices': ofThePage('The offices', 'company/offices'),
    'company-entities': ofThePage('The legal entities', 'company/entities'),
    'company-corporate-membership-add': ofThePage('The memberships', 'company/corporate-membership/add'),
    'policy-flight-advanced-rules': ofThePage('The rules', 'policy/flight/advanced-rules'),
    'policy-hotel-advanced-rules': ofThePage('The rules', 'policy/hotel/advanced-rules'),
    'policy-train-advanced-rules': ofThePage('The rules', 'policy/train/advanced-rules'),
    'policy-car-advanced-rules': ofThePage('The rules', 'policy/car/advanced-rules'),
    'policy-messages': ofThePage('The messages', 'policy/messages'),
    'users-roles': ofThePage('The roles', 'users/roles'),
    'users-groups': ofThePage('The groups', 'users/groups'),
    'payment-options': ofThePage('The ways to pay', 'payment-options'),
    'trip-reporting-fields': ofThePage('The fields', 'trip-reporting-fields'),
    'traveler-tracker': ofThePage('The people who travel', 'traveler-tracker'),
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
