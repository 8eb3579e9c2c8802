const { parse } = require('acorn');
const { full } = require('acorn-walk');

/**
 * An object of a contract, as its type in shared/element/src/contract.ts says: the fields that no browser needs, because
 * docs/elements/ is made from the source and servers have the whole contract, and the fields that are objects to look into.
 * What has any names, such as `attributes`, is `each`.
 */
const ATTRIBUTE = { drop: ['description', 'valueType', 'isClientOnly', 'isStyleOnly', 'isPersonal'] };
const PROPERTY = { drop: ['description', 'valueType'] };
const EVENT = { drop: ['description', 'detail', 'isOfPage'] };
const STATE = { drop: ['description'] };
const CONTRACT = {
  drop: ['summary', 'methods', 'slots', 'parts', 'cssProperties', 'isEverywhere', 'reservedRoom', 'roomBeside'],
  fields: {
    attributes: { each: ATTRIBUTE },
    properties: { each: PROPERTY },
    events: { each: EVENT },
    states: { each: STATE },
  },
};

/** By the function that the object is given to. */
const GIVEN_TO = {
  defineContract: CONTRACT,
  defineAttributes: { each: ATTRIBUTE },
  defineEvents: { each: EVENT },
};

/** The ranges of an object of this shape to leave out. */
function rangesIn(node, { drop = [], fields = {}, each }) {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property, index) => {
    // `...LOOKS_ATTRIBUTES` is stripped where it is written.
    if (property.type !== 'Property' || property.computed) return [];
    const name = property.key.name ?? property.key.value;
    if (drop.includes(name)) return [[property.start, node.properties[index + 1]?.start ?? node.end - 1]];
    const shape = each ?? (Object.hasOwn(fields, name) ? fields[name] : undefined);
    return shape ? rangesIn(property.value, shape) : [];
  });
}

/** webpack loader: leaves the documentation out of a piece's contract. Runs on JavaScript, after the compiler. */
module.exports = function stripContractDocs(source) {
  const ranges = [];
  full(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), ({ type, callee, arguments: [given] = [] }) => {
    if (type !== 'CallExpression' || !given || !Object.hasOwn(GIVEN_TO, callee.name ?? '')) return;
    ranges.push(...rangesIn(given, GIVEN_TO[callee.name]));
  });
  ranges.sort(([a], [b]) => a - b);
  let stripped = '';
  let from = 0;
  for (const [start, end] of ranges) {
    stripped += source.slice(from, start);
    from = end;
  }
  return stripped + source.slice(from);
};
