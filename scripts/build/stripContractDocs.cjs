const { parse } = require('acorn');
const { full } = require('acorn-walk');

/** What of a contract is written for people only; docs/elements/ is made from the source, not from a build. */
const FOR_PEOPLE = new Set(['description', 'summary', 'detail', 'slots', 'parts', 'cssProperties']);

/** webpack loader: leaves the documentation out of a piece's contract. Runs on JavaScript, after the compiler. */
module.exports = function stripContractDocs(source) {
  const ranges = [];
  full(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (node.type !== 'ObjectExpression') return;
    node.properties.forEach((property, index) => {
      if (!FOR_PEOPLE.has(property.key?.name)) return;
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
