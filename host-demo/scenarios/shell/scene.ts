/** Hills from far to near, each a line of heights from left to right. The first is the farthest. */
const HILLS = {
  coast: [
    [60, 52, 64, 46, 58, 40, 52, 60, 50],
    [72, 66, 74, 70, 60, 68, 58, 70, 64],
    [84, 88, 80, 86, 84, 78, 86, 76, 82],
  ],
  fjord: [
    [50, 20, 46, 16, 52, 30, 58, 24, 44],
    [78, 70, 82, 84, 74, 80, 66, 56, 62],
    [92, 90, 93, 91, 94, 90, 86, 80, 84],
  ],
  plain: [
    [62, 58, 56, 60, 64, 58, 54, 58, 62],
    [74, 70, 72, 78, 74, 68, 70, 76, 72],
    [88, 90, 84, 80, 86, 90, 88, 82, 86],
  ],
  alps: [
    [56, 34, 50, 18, 44, 26, 52, 36, 60],
    [70, 58, 72, 52, 66, 74, 56, 68, 62],
    [90, 84, 80, 86, 90, 82, 78, 86, 92],
  ],
} as const;

/** The sun's place, from left to right. */
const SUN = { coast: 292, fjord: 214, plain: 252, alps: 162 } as const;

/** Peaks stay sharp there, elsewhere hills are round. */
const SHARP: readonly string[] = ['fjord', 'alps'];

const WIDTH = 400;
const HEIGHT = 100;

/** A landscape in the colours of the page (`--sky`, `--hill-1` to `--hill-3`). */
export function scene(kind: keyof typeof HILLS): string {
  const paths = HILLS[kind].map((heights, index) => {
    const line = SHARP.includes(kind) && index === 0 ? sharp(heights) : round(heights);
    return `<path class="hill-${index + 1}" d="${line}V${HEIGHT}H0Z"/>`;
  });
  return `<svg class="scene" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<circle class="sun" cx="${SUN[kind]}" cy="34" r="13"/>${paths.join('')}</svg>`;
}

const step = (heights: readonly number[]) => WIDTH / (heights.length - 1);

const sharp = (heights: readonly number[]) =>
  `M${heights.map((height, index) => `${index * step(heights)} ${height}`).join('L')}`;

function round(heights: readonly number[]): string {
  const half = step(heights) / 2;
  const curves = heights.slice(1).map((height, index) => {
    const x = index * half * 2;
    return `C${x + half} ${heights[index]} ${x + half} ${height} ${x + half * 2} ${height}`;
  });
  return `M0 ${heights[0]}${curves.join('')}`;
}
