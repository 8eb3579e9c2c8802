/** The brand colour of the page. Without one, what is made of it is invalid, and each role has the brand's own value. */
const GIVEN = 'var(--travel-color-brand)';

const lab = (l, a = 'a', b = 'b') => `lab(from ${GIVEN} ${l} ${a} ${b})`;
const oklab = (l, share = 1) =>
  `oklab(from ${GIVEN} ${l} ${['a', 'b'].map((axis) => (share === 1 ? axis : `calc(${axis}*${share})`)).join(' ')})`;

/** Dark enough for white grounds; light enough for dark ones. */
const DARK_TEXT = oklab('min(l,.47)');
const LIGHT_TEXT = oklab('max(l,.86)', 0.5);

/** What is made of the page's brand colour, by presentation; those of `light` hold in each that has none of its own. */
export const DERIVED = {
  light: {
    // White on what is darker than the middle, which has a contrast of 4.5 to both, else black; and away from that.
    ink: lab('clamp(0,(49.5 - l)*99,100)', 0, 0),
    hover: lab('calc(l + clamp(-6,(l - 49.5)*99,6))'),
    text: DARK_TEXT,
    tint: oklab('.95', 0.2),
  },
  dark: { text: LIGHT_TEXT, tint: oklab('.3', 0.5) },
  aos: { text: LIGHT_TEXT, ground: oklab('calc(min(l,.5)*.75)'), shade: oklab('calc(min(l,.5)*.65)') },
};

/** On raised surfaces, which are light in AOS. */
export const DERIVED_RAISED = { aos: { text: DARK_TEXT } };

/** @param used the brand's declarations: what none of them reads is left out */
export const derivedDeclarations = (derived = {}, used) =>
  Object.entries(derived)
    .filter(([name]) => used.includes(`(--_derived-${name},`))
    .map(([name, value]) => `  --_derived-${name}: ${value};`);

/** Roles with a colour like the brand's, if that is what the brand has there. */
const LIKE_BRAND = ['color-indicator', 'color-focus', 'color-brand-text', 'color-active-text'];
/** In AOS, grounds of the bar besides its own. */
const SHADES = ['color-hover', 'color-border', 'color-active', 'color-field', 'color-disabled', 'color-skeleton'];

/**
 * What a role takes from the page's brand colour, if anything: a key of `DERIVED`.
 * @param role `color-focus`
 * @param values of all roles on the same surface
 * @param isAosBar whether that is the coloured bar
 */
export function derivedFor(role, values, isAosBar = false) {
  const value = values.get(role);
  if (role === 'color-on-brand') return 'ink';
  if (role === 'color-brand-hover') return 'hover';
  if (LIKE_BRAND.includes(role)) {
    return ['color-brand', 'color-brand-hover'].some((like) => values.get(like) === value) ? 'text' : undefined;
  }
  const isSurface = value === values.get('color-surface');
  if (isAosBar && role === 'color-surface') return 'ground';
  if (isAosBar && SHADES.includes(role)) return isSurface ? 'ground' : 'shade';
  return role === 'color-active' && !isSurface ? 'tint' : undefined;
}
