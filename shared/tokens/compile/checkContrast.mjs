import { PRESENTATIONS } from '../scripts/readTokens.mjs';
import { contrast, rgbOf } from '../src/contrast.ts';
import PAIRS from '../tokens/pairs.json' with { type: 'json' };
import { referenceOf, tokensOf } from './checkTokens.mjs';
import { colourProblem, hexOf, onGround } from './colour.mjs';

const COLOUR = 'color.';

/** The colours of a file, without those that cannot be read: `text` -> its colour and where that is from. */
function coloursIn(files, name) {
  const [palette, own] = [tokensOf(files.palette), tokensOf(files[name])];
  const colours = new Map();
  for (const [path, token] of own) {
    if (!path.startsWith(COLOUR)) continue;
    const reference = referenceOf(token.value);
    const value = reference === undefined ? token.value : (palette.get(reference) ?? own.get(reference))?.value;
    if (value === undefined || colourProblem(value)) continue;
    const colour = { hex: hexOf(value), file: `${name}.tokens.json`, path: `/${path.replaceAll('.', '/')}` };
    colours.set(path.slice(COLOUR.length), { ...colour, reference: palette.has(reference) ? reference : undefined });
  }
  return colours;
}

/** The colours of one presentation: `text`, and `raised-text` of a raised surface. */
function coloursOf(files, presentation) {
  const base = coloursIn(files, presentation);
  const own = coloursIn(files, `foundation.${presentation}`);
  // In AOS only the bar is coloured.
  const above = presentation === 'aos' ? coloursIn(files, 'foundation.light') : own;
  const light = presentation === 'aos' ? coloursIn(files, 'light') : base;
  const colours = new Map([...base, ...own]);
  for (const [name, colour] of above) {
    const followsSurface = name === 'field' && colour.hex === light.get('surface')?.hex;
    const raised = followsSurface ? base.get('raised') : colour;
    if (raised) colours.set(`raised-${name}`, raised);
  }
  return colours;
}

/** Pairs of colours that are too much alike. */
function failuresOf(files) {
  return PRESENTATIONS.flatMap(([presentation]) => {
    const colours = coloursOf(files, presentation);
    const surface = colours.get('surface')?.hex ?? '#ffffff';
    return PAIRS.flatMap(({ foreground, background, minimum }) => {
      const [front, back] = [colours.get(foreground), colours.get(background)];
      if (!front || !back) return [];
      const ground = onGround(back.hex, surface);
      const ratio = contrast(rgbOf(onGround(front.hex, ground)), rgbOf(ground));
      return ratio < minimum ? { front, back, names: [foreground, background], ratio, minimum } : [];
    });
  });
}

const placeOf = ({ file, path }) => `${file} ${path}`;

/** What one change would mend: the colour of a role, or one of the palette that several roles have. */
function causesOf({ front, back }) {
  const roles = [front, back].map((colour) => ({ key: placeOf(colour), colour }));
  const palette = roles.flatMap(({ colour }) =>
    colour.reference
      ? { key: `palette ${colour.reference}`, colour: { ...colour, ...inPalette(colour.reference) } }
      : [],
  );
  return [...roles, ...palette];
}

const inPalette = (reference) => ({ file: 'palette.tokens.json', path: `/${reference.replaceAll('.', '/')}` });

/** The cause of most of these failures; the earlier one of several. */
function commonCause(failures) {
  const counts = new Map();
  for (const cause of failures.flatMap(causesOf)) {
    const count = counts.get(cause.key)?.count ?? 0;
    counts.set(cause.key, { ...cause, count: count + 1 });
  }
  return [...counts.values()].reduce((most, cause) => (cause.count > most.count ? cause : most));
}

const floored = (ratio) => (Math.floor(ratio * 100) / 100).toFixed(2);

function describe({ front, back, names: [foreground, background], ratio }, isBackground) {
  return isBackground
    ? `${back.hex} under ${foreground} ${front.hex}: ${floored(ratio)}:1`
    : `${front.hex} on ${background} ${back.hex}: ${floored(ratio)}:1`;
}

/**
 * The pairs of colours that are too much alike, by what causes them. Files and colours that cannot be read are left out.
 * @param files name -> contents: `light`
 */
export function checkContrast(files) {
  const problems = [];
  let open = files.palette ? failuresOf(files) : [];
  while (open.length > 0) {
    const { key, colour } = commonCause(open);
    const isOf = (failure) => causesOf(failure).some((cause) => cause.key === key);
    for (const failure of open.filter(isOf)) {
      const isBackground = ![placeOf(failure.front), `palette ${failure.front.reference}`].includes(key);
      problems.push({
        cause: `contrast ${key}`,
        file: colour.file,
        path: colour.path,
        found: describe(failure, isBackground),
        expected: `a contrast of ${failure.minimum}:1`,
      });
    }
    open = open.filter((failure) => !isOf(failure));
  }
  return problems;
}
