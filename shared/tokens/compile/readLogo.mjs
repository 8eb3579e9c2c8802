import { parseXml } from '@rgrove/parse-xml';
import { cleanSvg } from './cleanSvg.mjs';
import { isCssColour } from './colour.mjs';
import { CATALOGUE_NAMES } from './roles.mjs';

/** The elements of a logo, and the attributes that each may have besides those of all. */
const ELEMENTS = {
  svg: ['viewBox', 'width', 'height'],
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
  radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'fr', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  clipPath: ['clipPathUnits'],
  mask: ['x', 'y', 'width', 'height', 'maskUnits', 'maskContentUnits', 'mask-type'],
};
const EVERYWHERE = [
  ...['id', 'transform', 'opacity', 'fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity'],
  ...['clip-path', 'clip-rule', 'mask', 'paint-order'],
];
/** They say nothing that a decorative picture shows. */
const DROPPED = ['title', 'desc'];
/** Attributes that drawing programs write, and which change nothing in shapes. */
const IDLE =
  /^(xmlns|version|baseProfile|class|role|tabindex|focusable|color|cursor|direction|enable-background|isolation|kerning|letter-spacing|line-height|overflow|pointer-events|preserveAspectRatio|white-space|word-spacing|writing-mode|zoomAndPan|(alignment|aria|baseline|color|data|dominant|flood|font|glyph|image|inline|lighting|shape|solid|text|unicode)-.*|-.*)$/;
/** These change nothing with these values. */
const IDLE_VALUES = {
  display: /^(?!none)/,
  visibility: /^visible$/,
  filter: /^none$/,
  'mix-blend-mode': /^normal$/,
  'vector-effect': /^none$/,
  marker: /^none$/,
  'marker-start': /^none$/,
  'marker-mid': /^none$/,
  'marker-end': /^none$/,
};
/** These change nothing elsewhere: on the outermost element the picture's place in a window; a stop's colour on shapes. */
const idleOn = (name) => (name === 'svg' ? ['x', 'y'] : name === 'stop' ? [] : ['stop-color', 'stop-opacity']);
/** Read by a logo besides the tokens: its second colour, and the ground beneath it. Both change where it is inverted. */
const LOGO_COLOURS = ['logo-accent', 'logo-ground'];

const PAINTS = ['fill', 'stroke', 'stop-color', 'clip-path', 'mask'];
const PLAIN = /^[\w\s.,#%()+-]*$/;
const KEYWORD = /^(none|currentcolor|inherit|transparent)$/i;
const isColour = (value) => KEYWORD.test(value) || isCssColour(value);
const LOCAL = /^url\(\s*["']?#([^"')]+)["']?\s*\)/;

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
    ({ root } = parseXml(cleanSvg(text)));
  } catch (error) {
    const place = error.line ? ` in line ${error.line}, column ${error.column}` : '';
    refuse('', `${(error.reason ?? error.message).split('\n')[0]}${place}`, 'well-formed XML');
    return { problems };
  }
  if (root?.name !== 'svg') {
    refuse('', `<${root?.name}>`, 'an <svg>');
    return { problems };
  }

  const ids = new Set(idsIn(root));
  const referred = new Set();
  /** Ids may have any letter; those of the page must not meet them. */
  const idOf = (id) => prefix + id.replaceAll(/[^\w-]/g, (letter) => letter.codePointAt(0).toString(16));

  function attributesOf({ name, attributes }, path) {
    const kept = {};
    const { style = '', ...written } = attributes;
    const declarations = style.split(';').filter((text) => text.trim());
    const declared = declarations.map((text) => text.split(/:(.*)/s).map((part) => part.trim()));
    for (const [key, value = ''] of [...Object.entries(written), ...declared]) {
      const at = `${path}@${key}`;
      const isKnown = [...ELEMENTS[name], ...EVERYWHERE].includes(key);
      if (isIdle(key, value) || idleOn(name).includes(key)) continue;
      if (!isKnown) refuse(at, given(value), hint(key));
      else if (key === 'id') kept.id = value;
      else if (PAINTS.includes(key)) kept[propertyOf(key)] = paint(value, at);
      else if (PLAIN.test(value) && !/url\(/i.test(value)) kept[propertyOf(key)] = value;
      else refuse(at, given(value), 'numbers, words and signs');
    }
    return kept;
  }

  function paint(value, at) {
    const [reference, id] = LOCAL.exec(value) ?? [];
    if (id && ids.has(id)) {
      const rest = value.slice(reference.length).trim();
      if (rest && !isColour(rest)) refuse(at, given(value), 'url(#id), or with a colour behind it');
      referred.add(id);
      return `url(#${idOf(id)})`;
    }
    if (id) refuse(at, given(value), 'the id of something in this file');
    const [, name, , fallback] = /^var\(--travel-([\w-]+)(,\s*(.+))?\)$/.exec(value) ?? [];
    if (CATALOGUE_NAMES.includes(name)) return `var(--_${name})`;
    if (LOGO_COLOURS.includes(name) && fallback && (isColour(fallback) || /^var\(/.test(fallback))) {
      const own = isColour(fallback) ? fallback : paint(fallback, at);
      // A part that is cut out of a mark shows the bar.
      return `var(--_${name}, ${name === 'logo-ground' ? 'var(--_color-surface)' : own})`;
    }
    if (id || isColour(value)) return value;
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

  const { width, height, viewBox = boxOf(width, height), id: _, ...inherited } = attributesOf(root, '/svg');
  if (!/^-?[\d.]+([ ,]+-?[\d.]+){3}$/.test(viewBox ?? '')) {
    refuse('/svg@viewBox', viewBox === undefined ? 'nothing' : given(viewBox), 'four numbers such as "0 0 32 32"');
  }
  const children = childrenOf(root, '/svg').map((node) => withIds(node));
  const nodes = Object.keys(inherited).length > 0 ? [['g', inherited, ...children]] : children;
  return { problems, logo: { viewBox, ...(/^\d*\.?\d+em$/.test(height ?? '') && { height }), nodes } };

  /** Ids that something refers to, so that they differ from those of other logos. */
  function withIds([name, { id, ...attributes }, ...children]) {
    const kept = referred.has(id) ? { id: idOf(id), ...attributes } : attributes;
    return [name, kept, ...children.map(withIds)];
  }
}

/** The box by the size in pixels, if there is no `viewBox`. */
function boxOf(width, height) {
  const [across, down] = [width, height].map((length) => /^([\d.]+)(px)?$/.exec(length ?? '')?.[1]);
  return across && down && `0 0 ${across} ${down}`;
}

const idsIn = ({ attributes, children = [] }) => [attributes?.id, ...children.flatMap(idsIn)].filter(Boolean);

const given = (value) => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);

function hint(key) {
  if (/^on/i.test(key)) return 'no event attributes: nothing in a logo may run';
  if (/href$/i.test(key)) return 'no links: a logo must not load anything';
  if (key === 'filter') return 'no filters: shadows and blurs are drawn as shapes';
  return 'an attribute of shapes, such as d, fill or stroke';
}

const isIdle = (key, value) => IDLE.test(key) || IDLE_VALUES[key]?.test(value) === true;

/** As React names it. */
const propertyOf = (key) => key.replace(/-[a-z]/g, (part) => part[1].toUpperCase());
