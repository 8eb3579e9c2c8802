import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES } from '@travel-shell/piece/contract';
import { AGES, GENDERS } from './form/defaults.ts';

export type { KnownTraveler } from './form/travelerValues.ts';

export const contract = defineContract({
  tag: 'travel-traveler-form',
  version: VERSION,
  summary:
    'Who travels: names, date of birth, contact and security numbers. Filled from the preferred traveler of the account, and saved in it.',
  servedInline: true,
  attributes: {
    ...LOOKS_ATTRIBUTES,
    minAge: {
      type: 'number',
      default: AGES.min,
      isClientOnly: true,
      description: 'The age from which one may travel, on the day of `travel-date`, that birthday included.',
    },
    maxAge: {
      type: 'number',
      default: AGES.max,
      isClientOnly: true,
      description: 'The age until which one may travel, up to the day before the next birthday.',
    },
    genderOptions: {
      type: 'string',
      default: GENDERS,
      description:
        'Which genders can be chosen, as documents name them: `M`, `F`, `X` (unspecified) and `U` (undisclosed). Empty: the form does not ask.',
    },
    travelerId: {
      type: 'string',
      isPersonal: true,
      description:
        'Whom the form is for. Without this attribute: the visitor, with the fields of their preferred traveler. Empty: somebody else, who is new. Otherwise: the traveler of the account with this id.',
    },
    travelDate: {
      type: 'string',
      isClientOnly: true,
      description: 'The day on which the age counts, as `2027-05-31`. Default: today.',
    },
  },
  properties: {
    traveler: {
      valueType: 'KnownTraveler',
      description:
        'What the form shows first, in place of the preferred traveler. Of a traveler with an id give all that is known: saving replaces it.',
    },
  },
  events: {
    'travel-traveler': {
      description: 'The visitor has sent the form, and it was accepted. Fields that are empty are left out.',
      detail: {
        isSaved: { type: 'boolean', description: 'It is in the account: the visitor is signed in.' },
        travelerId: { type: 'string', isOptional: true, description: 'Its id in the account.' },
        firstName: { type: 'string', description: 'As it was typed.' },
        middleName: { type: 'string', isOptional: true, description: 'As it was typed.' },
        lastName: { type: 'string', description: 'As it was typed.' },
        dateOfBirth: { type: 'string', description: 'As `1990-02-28`.' },
        gender: {
          type: 'string',
          isOptional: true,
          description: 'One of `gender-options`. The account does not keep it, so it is asked for again.',
        },
        emailAddress: { type: 'string', isOptional: true, description: 'Address for mail about the trip.' },
        phoneNumber: { type: 'string', isOptional: true, description: 'Without the code of its country.' },
        phoneCountryCode: { type: 'string', isOptional: true, description: 'The code without a plus: `44`.' },
        phoneCountryCodeISO: { type: 'string', isOptional: true, description: 'The country of the code: `GB`.' },
        knownTravelerNumber: { type: 'string', isOptional: true, description: 'Known traveler number.' },
        tsaredress: { type: 'string', isOptional: true, description: 'Redress number.' },
        preferred: { type: 'boolean', description: 'Forms are filled with this traveler from now on.' },
      },
    },
  },
  slots: {
    form: { description: 'The form, in light DOM where autofill finds it. Reserved for the element.' },
    fallback: { description: 'Shown until the form is there, and when it cannot be shown.' },
  },
  parts: {},
  cssProperties: {
    '--travel-color-text': { description: 'Colour of text and icons.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of the button, of focus and marks.', default: "the brand's" },
    '--travel-color-on-brand': { description: 'Colour of text on the brand colour.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-control': { description: 'Corners of buttons.', default: "the brand's" },
  },
  states: { saving: { description: 'The form is being sent.' } },
});
