const { parse } = require('acorn');
const { full } = require('acorn-walk');

/** Fields of a contract that no browser needs: docs/elements/ is made from the source, and servers have the whole contract. */
const LEFT_OUT = new Set([
  ...['description', 'summary', 'detail', 'valueType', 'slots', 'parts', 'cssProperties'],
  // Read by the build.
  ...['isClientOnly', 'isStyleOnly', 'isEverywhere', 'isOfPage', 'reservedRoom', 'roomBeside'],
]);

/**
 * Of an attribute, property, event or state, whatever its name is: `summary: { type: 'string', description: '…' }`.
 * Documentation is a text or a list of such.
 */
function isDescribed(value) {
  if (value.type !== 'ObjectExpression') return false;
  return value.properties.some(
    ({ key, value: own }) => ['type', 'description'].includes(key?.name) && own.type !== 'ObjectExpression',
  );
}

/** webpack loader: leaves the documentation out of a piece's contract. Runs on JavaScript, after the compiler. */
module.exports = function stripContractDocs(source) {
  const ranges = [];
  full(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (node.type !== 'ObjectExpression') return;
    node.properties.forEach((property, index) => {
      if (!LEFT_OUT.has(property.key?.name) || isDescribed(property.value)) return;
      const next = node.properties[index + 1];
      ranges.push([property.start, next ? next.start : node.end - 1]);
    });
  });
  // Outermost first: a range inside one that is already gone is left out.
  ranges.sort(([a], [b]) => a - b);
  let stripped = '';
  let from = 0;
  for (const [start, end] of ranges) {
    if (start < from) continue;
    stripped += source.slice(from, start);
    from = end;
  }
  return stripped + source.slice(from);
};
