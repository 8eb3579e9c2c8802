import { converter } from 'culori';

/** The brand colour of the page. Without one, what is made of it is invalid, and each role has the brand's own value. */
const GIVEN = 'var(--travel-color-brand)';
/** The page's second colour, for the uses that a light brand colour does not suit: text, lines, and the bar in AOS. */
const SECOND = `var(--travel-color-second,${GIVEN})`;
/** The surface of the page. Without one, what is carried from it is invalid. */
const SURFACE = 'var(--travel-color-surface)';

const grey = (origin, l) => `lab(from ${origin} ${l} 0 0)`;
const oklch = (origin, l, c) => `oklch(from ${origin} ${l} ${c} h)`;
/** At most this light, at this share of it. In less light: chroma falls as lightness does, so that no hue leaves sRGB. */
const darker = (most, share = 1) =>
  share === 1
    ? oklch(SECOND, `min(l,${most})`, `calc(c*min(1,${most}/l))`)
    : oklch(SECOND, `calc(min(l,${most})*${share})`, `calc(c*min(${share},${most * share}/l))`);
/** At least this light: mixed with white, which also stays within sRGB. */
const lighter = (origin, least) =>
  oklch(origin, `max(l,${least})`, `calc(c*min(1,${Math.round((1 - least) * 100) / 100}/(1 - l)))`);
const tone = (origin, l, c) => oklch(origin, l, `min(c,${c})`);

/** Above a dark surface of the page this lightness, above a light one nothing. */
const aboveDark = (l) => `oklab(from ${SURFACE} ${l} 0 0/clamp(0,(.6 - l)*999,1))`;
const lifted = (colour) => `oklab(from color-mix(in oklab,${colour} 30%,var(--_carried-lift)) l a b/1)`;
const sunk = (colour) => `oklab(from color-mix(in oklab,${colour} 25%,var(--_carried-sink)) l a b/1)`;

/** Dark enough for white grounds; light enough for dark ones. */
const DARK_TEXT = darker(0.47);
const LIGHT_TEXT = lighter(SECOND, 0.86);
const LIGHT_TINT = tone(SECOND, 0.93, 0.034);

/**
 * The colours made of the page's brand colour, by presentation; those of `light` hold in each that has none of its own.
 */
export const DERIVED = {
  light: {
    // White on what is darker than the middle, which has a contrast of 4.5 to both, else black; and away from that.
    ink: grey(GIVEN, 'clamp(0,(49.5 - l)*99,100)'),
    hover: `color-mix(in oklab,${GIVEN} 85%,${grey(GIVEN, 'clamp(0,(l - 49.5)*99,100)')})`,
    text: DARK_TEXT,
    tint: LIGHT_TINT,
    flag: lighter(GIVEN, 0.86),
    'on-flag': tone(GIVEN, 0.28, 0.045),
  },
  dark: { text: LIGHT_TEXT, tint: tone(SECOND, 0.3, 0.05) },
  aos: { text: LIGHT_TEXT, ground: darker(0.5, 0.75), shade: darker(0.5, 0.65) },
};

/** On raised surfaces, which are light in AOS. */
export const DERIVED_RAISED = { aos: { text: DARK_TEXT } };

const toOklch = converter('oklch');
const rounded = (value) => Number(value.toFixed(3));
/** Named by its lightness: `_tone-917`. Those of one lightness are one. */
const toneOf = (hex) => `_tone-${Math.round(toOklch(hex).l * 1000)}`;

/** A neutral of the brand in the hue of the page's brand colour: as light, and in sRGB whatever the hue. */
function recoloured(hex) {
  const { l, c } = toOklch(hex);
  return tone(GIVEN, rounded(l), rounded(Math.min(c, (1 - l) * 0.48)));
}

const mixed = (share, other) => `color-mix(in oklab,${SURFACE} ${share}%,var(--_color-${other}))`;

/**
 * The colours that follow from a surface of the page, in every presentation but AOS, whose menus and dialogs do not
 * follow the bar.
 */
const CARRIED = {
  text: grey(SURFACE, 'clamp(0,(49.5 - l)*99,100)'),
  'text-muted': mixed(26, 'text'),
  border: mixed(84, 'text'),
  hover: mixed(93, 'text'),
  'field-border': mixed(42, 'text'),
  disabled: mixed(90, 'text'),
  'disabled-text': mixed(40, 'text'),
  skeleton: mixed(90, 'text'),
  link: lifted('var(--_derived-text,var(--_color-brand))'),
  lift: aboveDark(1),
  sink: aboveDark(0.15),
};

/**
 * The colours made of a value of the brand. The last three are for light grounds, where the page's surface may be dark.
 */
const BY_VALUE = { tone: recoloured, tint: (hex) => sunk(`var(--_derived-tint,${hex})`), lifted, sunk };

/** @param used the brand's declarations: what none of them reads is left out */
const declared = (kind, made, used) =>
  Object.entries(made)
    .filter(([name]) => new RegExp(`\\(--_${kind}-${name}[,)]`).test(used))
    .map(([name, value]) => `  --_${kind}-${name}: ${value};`);

export const derivedDeclarations = (derived = {}, used) => declared('derived', derived, used);

/**
 * The properties that these declarations read and that are made of the page's surface, or of a value of their own:
 * `--_lifted-danger`.
 */
export function madeDeclarations(declarations) {
  const made = new Map();
  for (const line of declarations) {
    const [, kind, name] = /\(--_(tone|tint|lifted|sunk)-([\w-]+),/.exec(line) ?? [];
    if (kind) made.set(`${kind}-${name}`, BY_VALUE[kind](/#[\da-f]{6}/.exec(line)[0]));
  }
  const ofValues = [...made].map(([name, value]) => `  --_${name}: ${value};`);
  return [...declared('carried', CARRIED, [...declarations, ...ofValues].join('')), ...ofValues];
}

/** Roles with a colour like the brand's, if that is what the brand has there. */
const LIKE_BRAND = ['color-indicator', 'color-focus', 'color-brand-text', 'color-active-text'];
/** In AOS, grounds of the bar besides its own. */
const SHADES = ['color-hover', 'color-border', 'color-active', 'color-field', 'color-disabled', 'color-skeleton'];
/** Neutrals, which have the hue of the brand. */
const TONES = /^color-(surface|raised|hover|border|text-muted|field|field-border|disabled|disabled-text|skeleton)$/;
const STATE_TEXTS = /^color-(danger|success|warning|info)$/;
const STATE_GROUNDS = /^color-(on-danger|(danger|success|warning|info)-surface)$/;
/** Less is grey; more is a colour that the brand has chosen. */
const LEAST_CHROMA = 0.003;
const MOST_CHROMA = 0.09;

/** The key of `DERIVED` that a role takes from the page's brand colour, if any. */
function derivedFor(role, values, isAosBar) {
  const value = values.get(role);
  if (role === 'color-on-brand') return 'ink';
  if (role === 'color-brand-hover') return 'hover';
  if (role === 'color-flag') return 'flag';
  if (role === 'color-on-flag') return 'on-flag';
  if (LIKE_BRAND.includes(role)) {
    return ['color-brand', 'color-brand-hover'].some((like) => values.get(like) === value) ? 'text' : undefined;
  }
  const isSurface = value === values.get('color-surface');
  if (isAosBar && role === 'color-surface') return 'ground';
  if (isAosBar && SHADES.includes(role)) return isSurface ? 'ground' : 'shade';
  return role === 'color-active' && !isSurface ? 'tint' : undefined;
}

function isTone(role, value) {
  if (!TONES.test(role) || !/^#[\da-f]{6}$/.test(value)) return false;
  const { c } = toOklch(value);
  return c > LEAST_CHROMA && c < MOST_CHROMA;
}

/**
 * The properties that a role reads before it has its own value, first to last: `_derived-text`.
 * @param role `color-focus`
 * @param values of all roles on the same surface
 * @param place the presentation, or `above-aos` for raised surfaces in AOS
 */
export function layersFor(role, values, place) {
  const value = values.get(role) ?? '';
  const name = role.replace('color-', '');
  const derived = derivedFor(role, values, place === 'aos');
  const own = derived ? [`_derived-${derived}`] : isTone(role, value) ? [toneOf(value)] : [];
  if (place === 'aos' || place === 'above-aos') return own;

  if (role === 'color-raised' || role === 'color-field') return ['travel-color-surface', ...own];
  if (Object.hasOwn(CARRIED, name)) return [`_carried-${name}`, ...own];
  if (place === 'dark') return own;
  if (LIKE_BRAND.includes(role)) return ['_carried-link', ...own];
  if (role === 'color-active') return [`_tint-${name}`, ...own];
  if (STATE_TEXTS.test(role)) return [`_lifted-${name}`];
  return STATE_GROUNDS.test(role) ? [`_sunk-${name}`] : own;
}
