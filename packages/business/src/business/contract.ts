import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT, SCREEN_ATTRIBUTES } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-business',
  version: VERSION,
  summary: 'The pages of a company and its members: steps, profile, sign-up, and plan.',
  // The element's fragments come with the page; step 0 does not know the element.
  servedInline: true,
  attributes: {
    ...LOOKS_ATTRIBUTES,
    ...SCREEN_ATTRIBUTES,
    page: {
      type: 'string',
      default: '/business',
      description: 'Path and search of its screen; another value shows another one.',
    },
    businessGroup: {
      type: 'json',
      valueType:
        '{ invitations?: boolean; invitationPermissions?: readonly string[]; upgrade?: boolean; hidden?: readonly string[] }',
      check: (value) =>
        typeof value === 'object' && value ? undefined : 'an object as `businessGroup` of the configuration',
      description:
        'What the site offers in business mode, for the server that renders the page: as `businessGroup` of the configuration, which counts in its place.',
    },
    termsUrl: {
      type: 'url',
      default: '/actual-terms-of-use',
      isClientOnly: true,
      description: 'The terms of use, at the sign-up.',
    },
    privacyUrl: {
      type: 'url',
      default: '/privacy',
      isClientOnly: true,
      description: 'The privacy policy, at the sign-up.',
    },
  },
  events: { ...NAVIGATE_EVENT },
  slots: {
    fallback: { description: 'Shown without script, and when the piece cannot be shown.' },
    waiting: {
      description:
        'What waits for the member, on `/business`, in place of open steps and invitations: trips to approve, say, which the kit does not know.',
    },
    'often-used': { description: 'What members open most, on `/business`, in place of four links by their rights.' },
    invitations: { description: 'The invitations of the company, on `/business/invitations`. The page has them.' },
    events: { description: 'The events of the company, on `/business/events`. The page has them.' },
  },
  parts: {
    button: { description: 'Each button.' },
    link: { description: 'Each link in the text.' },
    field: { description: 'Around each field.' },
    label: { description: 'Name of each field.' },
    hint: { description: 'The text below it.' },
    error: { description: 'Each error at a field.' },
    box: { description: 'Around the text of a field.' },
    input: { description: 'Each control.' },
    control: { description: 'The list of languages, closed.' },
    popup: { description: 'Around that list, open.' },
    listbox: { description: 'Its options.' },
    option: { description: 'Each language.' },
    dialog: { description: 'The question before a plan is changed, and before a changed form is left.' },
    'dialog-panel': { description: 'Its box.' },
    'dialog-heading': { description: 'Its heading.' },
    'dialog-body': { description: 'Its text.' },
    'dialog-footer': { description: 'Around its buttons.' },
    'confirm-problem': { description: 'Why it did not work.' },
    choice: { description: 'Around each checkbox and radio button.' },
    'form-summary': { description: 'What is wrong with a form.' },
    'form-restored': { description: 'Says that a form shows what was typed before.' },
    progress: { description: 'Around each bar of progress.' },
    'progress-bar': { description: 'The bar.' },
    badge: { description: 'The mark of the current plan.' },
    skeleton: { description: 'A placeholder while something loads.' },
  },
  cssProperties: {
    '--travel-color-brand': { description: 'Colour of main buttons, of focus and marks.', default: "the brand's" },
    '--travel-color-surface': { description: 'Colour of its background.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its text.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-card': { description: 'Corners of its cards.', default: "the brand's" },
  },
  states: {},
});
