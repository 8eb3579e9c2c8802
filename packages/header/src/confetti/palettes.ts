/** The two sides of a piece of confetti. */
export type ColourPair = readonly [front: string, back: string];

/** Source: CON-073, MSC-034. */
const PRIDE: readonly ColourPair[] = [
  ['#e40303', '#9c0202'],
  ['#ff8c00', '#b86200'],
  ['#ffed00', '#c9ba00'],
  ['#008026', '#00561a'],
  ['#24408e', '#17295c'],
  ['#732982', '#4b1a55'],
  ['#5bcefa', '#2f9cc6'],
  ['#f5a9b8', '#c97586'],
  ['#784f17', '#4e330e'],
  ['#f7f7f7', '#bdbdbd'],
];

/** Source: CON-074, CON-O09, MSC-035. */
const EXPLORER: readonly ColourPair[] = [
  ['#00684a', '#063d2d'],
  ['#a5d32f', '#7ba01c'],
  ['#ff7a45', '#c9511f'],
  ['#f6c945', '#c39a1e'],
  ['#3c8dde', '#2364a6'],
];

export const PALETTES = { explorer: EXPLORER, pride: PRIDE };
export type Palette = keyof typeof PALETTES;
