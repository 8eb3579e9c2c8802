import { wcagContrast } from 'culori';
import PAIRS from '../tokens/pairs.json' with { type: 'json' };
import { colourProblem, hexOf, lightnessSteps, onGround } from './colour.mjs';
import { PRESENTATIONS } from './presentations.mjs';
import { referenceOf, tokensOf } from './tokensOf.mjs';

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

/** How much two colours differ where they meet. */
function ratioOf(front, back, surface) {
  const ground = onGround(back, surface);
  return wcagContrast(onGround(front, ground), ground);
}

/** Every pair of colours that meets. */
function pairsOf(files) {
  return PRESENTATIONS.flatMap(([presentation]) => {
    const colours = coloursOf(files, presentation);
    const surface = colours.get('surface')?.hex ?? '#ffffff';
    return PAIRS.flatMap(({ foreground, background, minimum, decorates = false }) => {
      const [front, back] = [colours.get(foreground), colours.get(background)];
      if (!front || !back) return [];
      const ratio = ratioOf(front.hex, back.hex, surface);
      return { presentation, front, back, surface, names: [foreground, background], ratio, minimum, decorates };
    });
  });
}

const isTooWeak = ({ ratio, minimum }) => ratio < minimum;

const placeOf = ({ file, path }) => `${file} ${path}`;

/** The colours that one change would mend: the colour of a role, or one of the palette that several roles have. */
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
 * The nearest colour of this hue with which all of these pairs have their contrast, else those that have not.
 * @param isThis whether a colour of a pair is the one to replace
 */
function passingOf(hex, isThis, pairs) {
  const passes = (candidate) => (pair) => {
    const [front, back] = [pair.front, pair.back].map((colour) => (isThis(colour) ? candidate : colour.hex));
    return ratioOf(front, back, pair.surface) >= pair.minimum;
  };
  const candidates = lightnessSteps(hex);
  return (
    candidates.find((candidate) => pairs.every(passes(candidate))) ??
    candidates.find((candidate) => pairs.filter(isTooWeak).every(passes(candidate)))
  );
}

/** Pairs of colours that are too much alike, each with a foreground that would pass. */
export function contrastFailures(files) {
  const pairs = files.palette ? pairsOf(files) : [];
  return pairs.filter(isTooWeak).map(({ presentation, front, names, ratio, minimum, decorates }) => {
    const isThis = (colour) => placeOf(colour) === placeOf(front);
    const met = pairs.filter((pair) => isThis(pair.front) || isThis(pair.back));
    return { presentation, names, ratio, minimum, decorates, passing: passingOf(front.hex, isThis, met) };
  });
}

function expectedOf({ names, minimum, decorates }, passing) {
  const contrastOf = `a contrast of ${minimum}:1${passing ? `, as ${passing} has` : ''}`;
  return decorates ? `${contrastOf}, or "${names.join(' on ')}" among the waivers of brand.json` : contrastOf;
}

/**
 * The pairs of colours that are too much alike, by what causes them. Files and colours that cannot be read are left out.
 * @param files name -> contents: `light`
 * @param waivers of brand.json: `brand on surface` -> the reason
 */
export function checkContrast(files, waivers = {}) {
  const problems = [];
  const isWaived = ({ decorates, names }) => decorates && Object.hasOwn(waivers, names.join(' on '));
  const pairs = files.palette ? pairsOf(files).filter((pair) => !isWaived(pair)) : [];
  let open = pairs.filter(isTooWeak);
  while (open.length > 0) {
    const { key, colour } = commonCause(open);
    const isThis = (one) => placeOf(one) === key || `palette ${one.reference}` === key;
    const met = pairs.filter((pair) => isThis(pair.front) || isThis(pair.back));
    const hex = met.map(({ front, back }) => (isThis(front) ? front : back).hex)[0];
    const passing = passingOf(hex, isThis, met);
    const isOf = (failure) => causesOf(failure).some((cause) => cause.key === key);
    for (const failure of open.filter(isOf)) {
      const isBackground = ![placeOf(failure.front), `palette ${failure.front.reference}`].includes(key);
      problems.push({
        cause: `contrast ${key}`,
        file: colour.file,
        path: colour.path,
        found: describe(failure, isBackground),
        expected: expectedOf(failure, passing),
      });
    }
    open = open.filter((failure) => !isOf(failure));
  }
  return problems;
}
