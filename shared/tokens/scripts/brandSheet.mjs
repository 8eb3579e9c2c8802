import { PRESENTATIONS } from '../compile/presentations.mjs';
import { OPTIONAL_ROLES } from '../compile/roles.mjs';
import { autoRules } from './autoRules.mjs';
import { cssValue } from './cssValue.mjs';
import { DERIVED, DERIVED_RAISED, derivedDeclarations, layersFor, madeDeclarations } from './derived.mjs';
import { isRole, nameOf, readMeasures, readTokens } from './readTokens.mjs';

/** Roles that follow another if a brand gives them the same value, so that a host that overrides that one sets both. */
const FOLLOWS = {
  'color-indicator': 'color-brand',
  'color-focus': 'color-brand',
  'color-brand-text': 'color-brand',
  'color-field': 'color-surface',
  'color-active': 'color-surface',
};

/** Elements with the colours of a raised surface. */
const RAISED = ':is([popover], dialog, [data-raised])';

export const isRaised = ({ path }) => path[0] === 'color' && /^raised(-|$)/.test(path[1] ?? '');

export const rule = (scope, declarations) => `${scope} {\n${declarations.filter(Boolean).join('\n')}\n}\n`;

/** The role that a token has on its own surface: `color-text` for `color-raised-text`. */
const roleOf = (token) => {
  const name = nameOf(token);
  return name === 'color-raised' ? 'color-surface' : name.replace('color-raised-', 'color-');
};

/** Role -> value. */
const valuesOf = (tokens) => new Map(tokens.map((token) => [roleOf(token), cssValue(token)]));

/** A fallback that what is made of the page's colours replaces. */
const layered = (layers, own) => layers.reduceRight((fallback, layer) => `var(--${layer}, ${fallback})`, own);

/** The value of a private property without a host override of the role itself. */
export function fallbackOf(token, tokens, place) {
  const [role, value, values] = [nameOf(token), cssValue(token), valuesOf(tokens)];
  const followed = FOLLOWS[role];
  const own = values.get(followed) === value ? `var(--_${followed})` : value;
  // A role that follows the surface has the page's value there, too.
  const layers = followed === 'color-surface' && own !== value ? [] : layersFor(role, values, place);
  return layered(layers, own);
}

/** The measures that a brand's look replaces, where it does not. */
async function missingMeasures(tokens) {
  const isMissing = (name) =>
    Object.hasOwn(OPTIONAL_ROLES.look, name) && !tokens.some((token) => nameOf(token) === name);
  return (await readMeasures()).filter((token) => isMissing(nameOf(token)));
}

/** Shapes that a page gives by another property, where it has not set theirs. */
const SHAPES = {
  // As sharp as the page's controls, but never as round as a pill.
  'radius-card': (own) => `min(var(--travel-radius-control, ${own}), ${own})`,
};

/** A private property that reads the host's public one first. */
export function declaration(token, tokens, presentation) {
  const name = nameOf(token);
  const own = fallbackOf(token, tokens, presentation);
  return `  --_${name}: var(--travel-${name}, ${SHAPES[name]?.(own) ?? own});`;
}

/**
 * On a raised surface `--_color-text` and its like have the values of `color.raised-text`. One that equals its counterpart
 * on the bar is left out, unless an earlier rule has set it: each costs time whenever a menu opens.
 */
function raisedDeclarations(raised, plain, isSet, presentation) {
  const [values, onBar] = [valuesOf(raised), valuesOf(plain)];
  const above = presentation === 'aos' ? 'above-aos' : presentation;
  return raised.map((token) => {
    const [role, value] = [roleOf(token), cssValue(token)];
    const follows = role !== 'color-surface' && onBar.get(role) === value;
    if (follows && !isSet.has(role)) return undefined;
    isSet.add(role);
    const counterpart = plain.find((other) => nameOf(other) === role);
    const own = nameOf(token) === 'color-raised' ? 'color-raised' : role;
    const fallback = follows
      ? fallbackOf(counterpart, plain, presentation)
      : role === 'color-brand'
        ? `var(--travel-color-brand, ${value})`
        : role === 'color-active' && value === values.get('color-surface')
          ? 'var(--_color-surface)'
          : layered(layersFor(own, new Map([...values, [own, value]]), above), value);
    return `  --_${role}: var(--travel-${nameOf(token)}, ${fallback});`;
  });
}

/**
 * The roles of the header and its contents: bar and menus.
 * @param folder of the brand
 */
export async function brandSheet(folder) {
  const rules = [];
  /** The roles that the light rule, which applies under every presentation, sets on raised surfaces. */
  const setByLight = new Set();
  /** The light rule's declarations: another presentation need not repeat them. */
  const light = new Set();
  for (const [presentation, selector] of PRESENTATIONS) {
    const files = ['palette', presentation, ...(presentation === 'light' ? ['look'] : [])];
    const own = (await readTokens(folder, ...files)).filter(isRole);
    const tokens = presentation === 'light' ? [...own, ...(await missingMeasures(own))] : own;
    const plain = tokens.filter((token) => !isRaised(token));
    const isSet = presentation === 'light' ? setByLight : new Set(setByLight);
    const declarations = plain
      .map((token) => declaration(token, plain, presentation))
      .filter((line) => !light.has(line));
    if (presentation === 'light') for (const line of declarations) light.add(line);
    if (presentation !== 'aos') declarations.push(`  --_scheme: ${presentation === 'dark' ? 'dark' : 'normal'};`);
    rules.push(
      [selector, DERIVED[presentation], declarations],
      [
        `${selector} ${RAISED}`,
        DERIVED_RAISED[presentation],
        raisedDeclarations(tokens.filter(isRaised), plain, isSet, presentation).filter(Boolean),
      ],
    );
  }
  const used = rules.flatMap(([, , declarations]) => declarations);
  const texts = rules.map(([scope, derived, declarations], index) =>
    rule(scope, [
      ...derivedDeclarations(derived, used.join('')),
      // A raised surface has those of the bar.
      ...(index === 0 ? madeDeclarations(used) : []),
      ...declarations,
    ]),
  );
  return [...texts, autoRules(texts)].join('\n');
}
