const { parse } = require('acorn');
const { full } = require('acorn-walk');

/** What is left of r2wc's one function: the class, and giving it back. */
const KEPT = new Set(['ClassDeclaration', 'ReturnStatement']);
/** `defineElement` has its own of these. */
const OVERRIDDEN = new Set(['observedAttributes', 'attributeChangedCallback']);

/**
 * webpack loader: leaves out of r2wc what is about props and events it is told the names of. `defineElement` names none and
 * converts attributes itself, so none of this is ever reached, and each piece would carry it.
 */
module.exports = function leanR2wc(source) {
  const ranges = [];
  const leaveOut = ({ start, end }) => ranges.push([start, end]);
  full(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    // Loops over those names.
    if (node.type === 'ForOfStatement') leaveOut(node);
    if (node.type === 'MethodDefinition' && OVERRIDDEN.has(node.key.name)) leaveOut(node);
    if (node.type !== 'FunctionDeclaration' || !node.body.body.some(({ type }) => type === 'ClassDeclaration')) return;
    for (const statement of node.body.body) if (!KEPT.has(statement.type)) leaveOut(statement);
  });
  if (ranges.length < 8) throw new Error('@r2wc/core has changed: look at scripts/build/leanR2wc.cjs again.');
  // Outermost first: a range inside one that is already gone is left out.
  ranges.sort(([a, b], [c, d]) => a - c || d - b);
  let lean = '';
  let from = 0;
  for (const [start, end] of ranges) {
    if (start < from) continue;
    lean += source.slice(from, start);
    from = end;
  }
  return lean + source.slice(from);
};
