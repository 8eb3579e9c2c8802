import { cssValue } from '../scripts/cssValue.mjs';
import { isRole, nameOf, PRESENTATIONS, readTokens } from '../scripts/readTokens.mjs';
import { contrast, rgbOf } from '../src/contrast.ts';
import PAIRS from '../tokens/pairs.json' with { type: 'json' };
import { ROLES } from './roles.mjs';

/** The colours of one presentation: `text`, and `raised-text` of a raised surface. */
async function coloursOf(folder, presentation) {
  const read = async (...names) =>
    (await readTokens(folder, 'palette', ...names))
      .filter((token) => isRole(token) && token.path[0] === 'color')
      .map((token) => [nameOf(token).replace('color-', ''), cssValue(token)]);
  const base = new Map(await read(presentation));
  const own = new Map(await read(`foundation.${presentation}`));
  // In AOS only the bar is coloured.
  const above = presentation === 'aos' ? new Map(await read('foundation.light')) : own;
  const light = presentation === 'aos' ? new Map(await read('light')) : base;
  const colours = new Map([...base, ...own]);
  for (const [name, value] of above) {
    const followsSurface = name === 'field' && value === light.get('surface');
    colours.set(`raised-${name}`, followsSurface ? base.get('raised') : value);
  }
  return colours;
}

/** Which file has the token, of a raised surface or not. */
const fileOf = (presentation, name) =>
  Object.hasOwn(ROLES[presentation], `color.${name}`) ? presentation : `foundation.${presentation}`;

/** The pairs of colours that are too much alike. */
export async function checkContrast(folder) {
  const problems = [];
  for (const [presentation] of PRESENTATIONS) {
    const colours = await coloursOf(folder, presentation);
    for (const { foreground, background, minimum } of PAIRS) {
      const [front, back] = [colours.get(foreground), colours.get(background)];
      const ratio = contrast(rgbOf(front), rgbOf(back));
      if (ratio >= minimum) continue;
      problems.push({
        file: `${fileOf(presentation, foreground)}.tokens.json`,
        path: `/color/${foreground}`,
        found: `${front} on ${background} ${back}: ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`,
        expected: `a contrast of ${minimum}:1`,
      });
    }
  }
  return problems;
}
