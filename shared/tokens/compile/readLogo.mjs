import { parseXml } from '@rgrove/parse-xml';
import { CATALOGUE_NAMES } from './roles.mjs';

/** What an element of a logo may be, and which attributes it may have besides those of all. */
const ELEMENTS = {
  svg: ['viewBox', 'width', 'height', 'xmlns', 'version', 'role', 'aria-hidden', 'aria-label'],
  g: [],
  defs: [],
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  linearGradient: ['x1', 'y1', 'x2', 'y2', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  clipPath: ['clipPathUnits'],
  mask: ['x', 'y', 'width', 'height', 'maskUnits', 'maskContentUnits'],
};
const EVERYWHERE = [
  ...['id', 'transform', 'opacity', 'fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity'],
  ...['clip-path', 'clip-rule', 'mask'],
];
/** They say nothing that a decorative picture shows. */
const DROPPED = ['title', 'desc'];
/** Read by a logo besides the tokens: its second colour, and the ground beneath it. Both change where it is inverted. */
const LOGO_COLOURS = ['logo-accent', 'logo-ground'];

const PAINTS = ['fill', 'stroke', 'stop-color', 'clip-path', 'mask'];
const PLAIN = /^[\w\s.,#%()+-]*$/;
const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/+-]+\))$/i;

/**
 * An SVG as a tree that React renders: `{ viewBox, height, nodes: [name, attributes, …children][] }`. Everything that could
 * run or load something is refused.
 * @param file its name, for messages
 * @param prefix of ids, as several logos are in one tree
 */
export function readLogo(text, file, prefix) {
  const problems = [];
  const refuse = (path, found, expected) => problems.push({ file, path, found, expected });

  let root;
  try {
    ({ root } = parseXml(text));
  } catch (error) {
    refuse('', error.message.split('\n')[0], 'well-formed XML');
    return { problems };
  }
  if (root?.name !== 'svg') {
    refuse('', `<${root?.name}>`, 'an <svg>');
    return { problems };
  }

  function attributesOf({ name, attributes }, path) {
    const kept = {};
    for (const [key, value] of Object.entries(attributes)) {
      const at = `${path}@${key}`;
      if (![...ELEMENTS[name], ...EVERYWHERE].includes(key)) refuse(at, given(value), hint(key));
      else if (key === 'id') kept.id = prefix + value;
      else if (PAINTS.includes(key)) kept[propertyOf(key)] = paint(value, at);
      else if (PLAIN.test(value) && !/url\(/i.test(value)) kept[propertyOf(key)] = value;
      else if (key !== 'xmlns' && !key.startsWith('aria-')) refuse(at, given(value), 'numbers, words and signs');
    }
    return kept;
  }

  function paint(value, at) {
    const [, id] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
    if (id) return `url(#${prefix}${id})`;
    const [, name, , fallback] = /^var\(--travel-([\w-]+)(,\s*(.+))?\)$/.exec(value) ?? [];
    if (CATALOGUE_NAMES.includes(name)) return `var(--_${name})`;
    if (LOGO_COLOURS.includes(name) && fallback && (COLOUR.test(fallback) || /^var\(/.test(fallback))) {
      const own = COLOUR.test(fallback) ? fallback : paint(fallback, at);
      // What is cut out of a mark shows the bar.
      return `var(--_${name}, ${name === 'logo-ground' ? 'var(--_color-surface)' : own})`;
    }
    if (COLOUR.test(value)) return value;
    refuse(
      at,
      given(value),
      'a colour, currentColor, none, var(--travel-color-…), var(--travel-logo-accent, <colour>) or url(#id)',
    );
    return value;
  }

  function nodeOf(element, path) {
    const children = childrenOf(element, path);
    return [element.name, attributesOf(element, path), ...children];
  }

  function childrenOf(parent, path) {
    const counts = {};
    return parent.children.flatMap((child) => {
      if (child.type === 'text' && child.text.trim()) {
        refuse(path, `the text "${child.text.trim().slice(0, 40)}"`, 'shapes only: convert text to paths');
      }
      if (child.type !== 'element' || DROPPED.includes(child.name)) return [];
      counts[child.name] = (counts[child.name] ?? 0) + 1;
      const at = `${path}/${child.name}[${counts[child.name]}]`;
      if (child.name !== 'svg' && Object.hasOwn(ELEMENTS, child.name)) return [nodeOf(child, at)];
      refuse(at, `<${child.name}>`, `one of ${Object.keys(ELEMENTS).slice(1).join(', ')}`);
      return [];
    });
  }

  const { viewBox, height } = attributesOf(root, '/svg');
  if (!/^-?[\d.]+([ ,]+-?[\d.]+){3}$/.test(viewBox ?? '')) {
    refuse('/svg@viewBox', viewBox === undefined ? 'nothing' : given(viewBox), 'four numbers such as "0 0 32 32"');
  }
  const nodes = childrenOf(root, '/svg');
  return { problems, logo: { viewBox, ...(/^[\d.]+em$/.test(height ?? '') && { height }), nodes } };
}

const given = (value) => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);

function hint(key) {
  if (/^on/i.test(key)) return 'no event attributes: nothing in a logo may run';
  if (/href$/i.test(key)) return 'no links: a logo must not load anything';
  if (key === 'style' || key === 'class') return 'attributes instead of styles: fill="…", stroke="…"';
  return 'an attribute of shapes, such as d, fill or stroke';
}

/** As React names it. */
const propertyOf = (key) => key.replace(/-[a-z]/g, (part) => part[1].toUpperCase());
