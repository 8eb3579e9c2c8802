const { transform, Features } = require('lightningcss');

const ATTRIBUTE = 'data-presentation';

/** Leaves out the selectors that match in another presentation only. Not those that say so within `:is()` or `:not()`. */
const keep = (presentation) => ({
  Rule: {
    style(rule) {
      const { selectors } = rule.value;
      const isOther = ({ type, name, operation }) =>
        type === 'attribute' && name === ATTRIBUTE && operation && operation.value !== presentation;
      const kept = selectors.filter((selector) => !selector.some(isOther));
      if (!kept.length) return [];
      // Not each of them: lightningcss cannot read what it says of anchors.
      if (kept.length < selectors.length) return { ...rule, value: { ...rule.value, selectors: kept } };
    },
  },
});

/**
 * webpack loader: a `*.shadow.css` file as a module. In a browser its default export is one CSSStyleSheet for every
 * element that adopts it; with `presentations` (a server) it is the minified text, or an object with one for each of them
 * where they differ: a fragment shows one, and a slow phone takes a quarter of a millisecond for each kilobyte of CSS.
 * `make` is a module whose `makeSheet` constructs the sheet.
 */
module.exports = function shadowCss(source) {
  const minify = (code, visitor) =>
    transform({
      filename: this.resourcePath,
      code: Buffer.from(code),
      minify: true,
      // Kept as written: every browser we support has these.
      exclude: Features.LogicalProperties | Features.Nesting | Features.LightDark | Features.DirSelector,
      ...(visitor && { visitor }),
    }).code.toString();
  const text = minify(source);
  const { presentations, make } = this.getOptions();
  if (make) {
    const code = `export default /*#__PURE__*/ makeSheet(${JSON.stringify(text)});`;
    return `import { makeSheet } from ${JSON.stringify(make)};\n${code}`;
  }
  if (!presentations) {
    return `const sheet = new CSSStyleSheet();\nsheet.replaceSync(${JSON.stringify(text)});\nexport default sheet;`;
  }
  if (!text.includes(`[${ATTRIBUTE}=`)) return `export default ${JSON.stringify(text)};`;
  // Rules that became empty are not minified away, as the minifier runs first.
  const without = (presentation) => minify(source, keep(presentation)).replace(/[^{};]+\{\}/g, '');
  const texts = presentations.map((presentation) => [presentation, without(presentation)]);
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
};
