/** The things that a piece needs besides its tag, so that it shows something: in words, and as parameters to add. */
export interface Hint {
  text: string;
  action: string;
  adds: readonly (readonly [name: string, value: string])[];
}

const HEADER = ['piece', 'travel-header'] as const;

const RESULT = {
  resultId: 'flights-AU104',
  vertical: 'flights',
  title: 'Berlin to Lisbon',
  url: '/flights/BER-LIS',
};

/** By tag. A piece without a row shows something by itself. */
export const HINTS: Readonly<Record<string, Hint>> = {
  'travel-acting-as': {
    text: 'Shows while support acts as a member.',
    action: 'Give both names',
    adds: [
      ['travel-acting-as.agent-name', 'Sol Reyes'],
      ['travel-acting-as.member-name', 'Grace Hopper'],
      ['travel-acting-as.seconds-left', '1800'],
    ],
  },
  'travel-booking-for': {
    text: 'Shows to members of a company who may book for others.',
    action: 'Offer it, as the page’s server may',
    adds: [
      ['travel-booking-for.offered', ''],
      ['travel-booking-for.traveler-name', 'Ines Duarte'],
    ],
  },
  'travel-frame': {
    text: 'Shows a page of the site, which has frame.js.',
    action: 'Show the demo’s page',
    adds: [['travel-frame.src', '/scenarios/frame-host/?framed&public']],
  },
  'travel-nav-drawer': {
    text: 'In a narrow window it is opened by the header’s menu button.',
    action: 'Add the header',
    adds: [HEADER],
  },
  'travel-opt-out': {
    text: 'Opened by “Your privacy choices” of the footer.',
    action: 'Add the footer',
    adds: [
      ['piece', 'travel-footer'],
      ['travel-footer.privacy-choices', ''],
    ],
  },
  'travel-save-button': {
    text: 'Disabled without a result.',
    action: 'Give it a result',
    adds: [['travel-save-button.result', JSON.stringify(RESULT)]],
  },
  'travel-sign-in': {
    text: 'A dialog. The account menu of the header opens it.',
    action: 'Add the header',
    adds: [HEADER],
  },
  'travel-sign-in-prompt': {
    text: 'Asks returning visitors on the front door page, once in a session.',
    action: 'Make the preview the front door',
    adds: [
      ['travel-sign-in-prompt.front-door', '/playground/page'],
      ['travel-sign-in-prompt.delay', '0'],
    ],
  },
  'travel-trips-drawer': {
    text: 'Opened by the trips link of the header.',
    action: 'Add the header',
    adds: [HEADER, ['travel-header.trips-drawer', '']],
  },
};
