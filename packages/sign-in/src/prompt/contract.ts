import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES } from '@travel-shell/piece/contract';

export type { SignInOutcome } from '@travel-shell/store/auth';

export const contract = defineContract({
  tag: 'travel-sign-in-prompt',
  version: VERSION,
  summary: 'Asks returning visitors to sign in, and shows Google’s prompt. Takes no room in the page.',
  overlayRank: OVERLAY_RANKS.offer,
  defaultLoad: 'idle',
  attributes: {
    ...LOOKS_ATTRIBUTES,
    delay: { type: 'number', default: 3000, description: 'Milliseconds until it shows.' },
    frontDoor: { type: 'string', default: '/', description: 'Path of the one page that asks returning visitors.' },
    noOneTap: { type: 'boolean', description: 'Turns Google’s prompt off, even when Google is configured.' },
  },
  properties: {
    oneTapSuccess: {
      valueType: '(outcome: SignInOutcome) => void',
      description:
        'A function that is called when Google’s prompt has signed in, with `{result, answer}`. Without one the page is reloaded.',
    },
  },
  events: {
    'travel-sign-in-requested': {
      description: 'The visitor wants to sign in.',
      cancelable: true,
      detail: { reason: { type: 'enum', values: ['returning-user'], description: 'Why.' } },
    },
    'travel-track': {
      description: 'Something worth counting happened.',
      detail: {
        piece: { type: 'enum', values: ['sign-in-prompt'], description: 'The piece.' },
        part: { type: 'enum', values: ['prompt', 'one-tap'], description: 'Which part of it.' },
        action: {
          type: 'enum',
          values: ['show', 'skip', 'dismiss', 'click', 'load-failed', 'success', 'failure'],
          description: 'What happened.',
        },
        label: { type: 'string', description: 'Why, or what was used; never personal data.' },
      },
    },
  },
  slots: {},
  parts: {
    prompt: { description: 'The card.' },
    button: { description: 'Its button.' },
    close: { description: 'The close button.' },
  },
  cssProperties: {
    '--travel-color-raised': { description: 'Colour of the card.', default: "the brand's" },
    '--travel-color-text': { description: 'Colour of its text.', default: "the brand's" },
    '--travel-color-brand': { description: 'Colour of the button and of focus.', default: "the brand's" },
    '--travel-color-on-brand': { description: 'Colour of text on the button.', default: "the brand's" },
    '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
  },
  states: { shown: { description: 'A returning visitor is being asked.' } },
});
