import { optimize } from 'svgo/browser';

const XLINK = /^(xlink:)?href$/;
/** Elements of these namespaces could run; those of an editor's own show nothing. */
const SHOWN = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xhtml'];
const GRADIENTS = ['linearGradient', 'radialGradient'];
/** `<use>` within what `<use>` shows. */
const DEPTH = 5;

const isElement = ({ type }) => type === 'element';

function elementsOf(node) {
  return node.children?.filter(isElement).flatMap((child) => [child, ...elementsOf(child)]) ?? [];
}

function replaceChildren(parent, replace) {
  parent.children = parent.children.flatMap((child) => (isElement(child) ? replace(child) : child));
}

/** Drops the elements and attributes of editors' own namespaces. */
function dropForeign(root) {
  const namespaces = new Map();
  for (const { attributes } of elementsOf(root)) {
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('xmlns:')) namespaces.set(key.slice('xmlns:'.length), value);
    }
  }
  const isForeign = ({ name }) => name.includes(':') && !SHOWN.includes(namespaces.get(name.split(':')[0]));
  const drop = (node) => {
    replaceChildren(node, (child) => (isForeign(child) ? [] : child));
    for (const child of node.children.filter(isElement)) {
      for (const key of Object.keys(child.attributes)) {
        if (key.includes(':') && !XLINK.test(key)) delete child.attributes[key];
      }
      drop(child);
    }
  };
  drop(root);
}

/** Keeps the child of a `<switch>` that shows without an editor's extensions. */
function chooseInSwitches(node) {
  replaceChildren(node, (child) => {
    chooseInSwitches(child);
    if (child.name !== 'switch') return child;
    return child.children.find((choice) => isElement(choice) && !choice.attributes.requiredExtensions) ?? [];
  });
}

const hrefOf = ({ attributes }) => {
  const [key, value] = Object.entries(attributes).find(([name]) => XLINK.test(name)) ?? [];
  return { key, id: /^#(.+)$/.exec(value)?.[1] };
};

const withTransform = (attributes, transform) => ({ ...attributes, ...(transform && { transform }) });

/** Puts what is referred to inside the file in place of the reference. */
function inlineReferences(root) {
  const named = elementsOf(root).filter(({ attributes }) => attributes.id);
  const byId = new Map(named.map((element) => [element.attributes.id, element]));

  for (const gradient of elementsOf(root).filter(({ name }) => GRADIENTS.includes(name))) {
    for (let depth = 0; depth < DEPTH; depth += 1) {
      const { key, id } = hrefOf(gradient);
      const target = byId.get(id);
      if (!GRADIENTS.includes(target?.name)) break;
      delete gradient.attributes[key];
      gradient.attributes = { ...target.attributes, ...gradient.attributes, id: gradient.attributes.id };
      if (!gradient.children.some(isElement)) gradient.children = structuredClone(target.children);
    }
  }

  const inlineUses = (node, depth) =>
    replaceChildren(node, (child) => {
      const { key, id } = hrefOf(child);
      const target = child.name === 'use' && depth < DEPTH && byId.get(id);
      if (!target || ['symbol', 'svg'].includes(target.name)) {
        inlineUses(child, depth);
        return child;
      }
      const { [key]: _, id: __, x = 0, y = 0, width: ___, height: ____, transform = '', ...rest } = child.attributes;
      const { id: _____, ...own } = target.attributes;
      const copy = { ...structuredClone(target), attributes: own };
      inlineUses(copy, depth + 1);
      const moved = Number(x) || Number(y) ? `${transform} translate(${x} ${y})`.trim() : transform;
      // A clip path has no groups in it.
      if (node.name === 'clipPath') {
        return { ...copy, attributes: withTransform({ ...rest, ...own }, `${moved} ${own.transform ?? ''}`.trim()) };
      }
      return { ...child, name: 'g', attributes: withTransform(rest, moved), children: [copy] };
    });
  inlineUses(root, 0);
}

/** Style sheets and `style` become attributes, entities their text; what shows nothing is left out. */
const PLUGINS = [
  ...['removeDoctype', 'removeXMLProcInst', 'removeComments', 'removeMetadata'],
  { name: 'drop-foreign', fn: dropForeign },
  { name: 'choose-in-switches', fn: chooseInSwitches },
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
  { name: 'inline-references', fn: inlineReferences },
  'removeHiddenElems',
];

/**
 * An SVG as a drawing program writes it, without what it keeps there for itself. It is not safe yet: what may stay is
 * for whoever reads it. Throws where it is no XML.
 */
export const cleanSvg = (text) => optimize(text, { plugins: PLUGINS, js2svg: { pretty: false } }).data;
