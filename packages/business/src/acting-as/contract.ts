import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES, NAVIGATE_EVENT } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-acting-as',
  version: VERSION,
  summary: 'A bar while support acts as a member of a company: who acts as whom, for how long, and the way out.',
  attributes: {
    ...LOOKS_ATTRIBUTES,
    agentName: {
      type: 'string',
      isPersonal: true,
      description: 'Name of the support agent, where the server of the page knows it.',
    },
    memberName: {
      type: 'string',
      isPersonal: true,
      description:
        'Name of the member. With both names the bar is in the first HTML of the page, before the browser has asked.',
    },
    expiresAt: {
      type: 'string',
      isPersonal: true,
      description: 'When it ends by itself, as of ISO 8601.',
    },
    secondsLeft: {
      type: 'number',
      isPersonal: true,
      description:
        'How long that is from this page on, by the clock of its server. Without it the clock of the device is asked until the back end has answered.',
    },
  },
  events: {
    ...NAVIGATE_EVENT,
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['acting-as'], description: 'The piece.' },
        part: { type: 'enum', values: ['bar'], description: 'Which part of it.' },
        action: { type: 'enum', values: ['click'], description: 'What happened.' },
        label: { type: 'string', description: 'What was used, never personal data.' },
      },
    },
  },
  slots: {},
  parts: {
    bar: { description: 'All of it.' },
    text: { description: 'Who acts as whom.' },
    time: { description: 'The time that is left.' },
    button: { description: 'Each button.' },
    error: { description: 'What went wrong.' },
    link: { description: 'The link to enter the password again.' },
  },
  cssProperties: {
    '--travel-color-warning-surface': { description: 'Colour of the bar.', default: "the brand's" },
    '--travel-color-warning': { description: 'Colour of its edge and icon.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its text.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
    '--travel-radius-button': { description: 'Corners of its buttons.', default: "the brand's" },
    '--travel-header-max-inline-size': {
      description: 'Greatest width of its contents, as of the header.',
      default: '100%',
    },
  },
  states: {
    acting: { description: 'Support acts as a member.' },
    ended: { description: 'That was stopped elsewhere, and the page is still open.' },
  },
});
