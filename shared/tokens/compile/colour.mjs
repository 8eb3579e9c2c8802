import { blend, converter, formatHex, formatHex8, parse, toGamut } from 'culori';

const UNIT = [0, 1];
const PERCENT = [0, 100];
const HUE = [0, 360];
const CHROMA = [0, Number.POSITIVE_INFINITY];
const ANY = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
/** Colour spaces of the DTCG's colour module, with the range of each component. */
const SPACES = {
  srgb: [UNIT, UNIT, UNIT],
  'srgb-linear': [UNIT, UNIT, UNIT],
  'display-p3': [UNIT, UNIT, UNIT],
  hsl: [HUE, PERCENT, PERCENT],
  hwb: [HUE, PERCENT, PERCENT],
  lab: [PERCENT, ANY, ANY],
  lch: [PERCENT, CHROMA, HUE],
  oklab: [UNIT, ANY, ANY],
  oklch: [UNIT, CHROMA, HUE],
};
/** Those that CSS writes as a function of their own; the others by `color()`. */
const FUNCTIONS = ['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];
const IN_PERCENT = ['hsl', 'hwb'];
/** Spaces with the gamut of a hex. In a larger one `hex` is another colour, for screens that have no more. */
const AS_LARGE_AS_HEX = ['srgb', 'srgb-linear', 'hsl', 'hwb'];
const KEYS = ['colorSpace', 'components', 'alpha', 'hex'];
const SIX_DIGITS = /^#[\da-f]{6}$/i;
/** Between components written with two digits and the hex, of 255. */
const ROUNDING = 2;

const EXAMPLE = '"#0b6474", "oklch(0.47 0.08 215)" or { "colorSpace": "srgb", "components": [0.043, 0.392, 0.455] }';
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);

/** As CSS writes it: `oklch(0.47 0.08 215 / 1)`. */
function cssOf({ colorSpace = 'srgb', components, alpha = 1 }) {
  const sign = IN_PERCENT.includes(colorSpace) ? '%' : '';
  const [first, ...rest] = components;
  const numbers = [first, ...rest.map((value) => (value === 'none' ? value : `${value}${sign}`))].join(' ');
  const written = FUNCTIONS.includes(colorSpace) ? `${colorSpace}(${numbers}` : `color(${colorSpace} ${numbers}`;
  return `${written} / ${alpha})`;
}

/** The nearest colour that a hex can write, as a browser maps it. */
const mapped = toGamut('rgb', 'oklch');
const rounded = (colour) => ((colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour));
const parsed = (value) => {
  if (typeof value === 'string') return parse(value);
  if (!value.hex) return parse(cssOf(value));
  return { ...parse(value.hex), alpha: value.alpha ?? 1 };
};

/** Whether CSS has this colour. The library also takes digits without their sign. */
export const isCssColour = (text) => parse(text) !== undefined && !/^[\da-f]+$/i.test(text);

/**
 * A token's colour as six digits, or eight with its alpha.
 * @param value a CSS colour, or an object as the DTCG has it, without problems
 */
export const hexOf = (value) => rounded(mapped(parsed(value)));

/** Six digits: the colour that shows where this one lies on another. */
export const onGround = (hex, ground) => formatHex(blend([ground, hex]));

const toOklch = converter('oklch');
const STEPS = 200;

/** Opaque colours of this hue, nearest lightness first. */
export function lightnessSteps(hex) {
  const { l, c, h } = toOklch(hex);
  return Array.from({ length: STEPS }, (_, step) => (step % 2 === 0 ? 1 : -1) * Math.ceil((step + 1) / 2) * 0.01)
    .map((change) => l + change)
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((lightness) => formatHex(mapped({ mode: 'oklch', l: lightness, c, h })));
}

/**
 * The problem of a token's colour, if any.
 * @returns {{ inside?: string, found: unknown, expected: string } | undefined} `inside` is the key that is wrong
 */
export function colourProblem(value) {
  if (typeof value === 'string') {
    return isCssColour(value) ? undefined : { found: value, expected: `a colour such as ${EXAMPLE}` };
  }
  if (!isObject(value)) return { found: value, expected: `a colour such as ${EXAMPLE}` };
  const { colorSpace = 'srgb', components, alpha = 1, hex } = value;
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown) return { inside: unknown, found: value[unknown], expected: `no such key; known: ${KEYS.join(', ')}` };
  if (hex === undefined && components === undefined) return { found: value, expected: `a colour such as ${EXAMPLE}` };
  if (hex !== undefined && !SIX_DIGITS.test(hex)) {
    return { inside: 'hex', found: hex, expected: 'six digits such as "#00684a"' };
  }
  if (!isNumber(alpha) || alpha < 0 || alpha > 1) {
    return { inside: 'alpha', found: alpha, expected: 'a number from 0 to 1' };
  }
  if (!Object.hasOwn(SPACES, colorSpace)) {
    return { inside: 'colorSpace', found: colorSpace, expected: `one of ${Object.keys(SPACES).join(', ')}` };
  }
  return components === undefined ? undefined : componentsProblem(value, SPACES[colorSpace]);
}

function componentsProblem(value, ranges) {
  const { colorSpace = 'srgb', components, hex } = value;
  if (!Array.isArray(components) || components.length !== 3) {
    return { inside: 'components', found: components, expected: 'three numbers' };
  }
  const wrong = components.findIndex((number, index) => {
    const [least, most] = ranges[index];
    return number !== 'none' && !(isNumber(number) && number >= least && number <= most);
  });
  if (wrong !== -1) {
    return {
      inside: `components/${wrong}`,
      found: components[wrong],
      expected: `${rangeText(ranges[wrong])}, or "none"`,
    };
  }
  if (hex === undefined || !AS_LARGE_AS_HEX.includes(colorSpace)) return;
  const own = formatHex(parse(cssOf({ colorSpace, components })));
  const differs = [1, 3, 5].some((at) => Math.abs(channel(own, at) - channel(hex, at)) >= ROUNDING);
  if (!differs) return;
  return { inside: 'components', found: components, expected: `those of its hex ${hex} (these are ${own}), or no hex` };
}

function rangeText([least, most]) {
  if (Number.isFinite(most)) return `a number from ${least} to ${most}`;
  return least === 0 ? 'a number from 0 up' : 'a number';
}

const channel = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16);
