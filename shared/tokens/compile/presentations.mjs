/** Presentation -> its token file and selector. */
export const PRESENTATIONS = [
  ['light', '[data-presentation]'],
  ['dark', '[data-presentation="dark"]'],
  ['aos', '[data-presentation="aos"]'],
];
