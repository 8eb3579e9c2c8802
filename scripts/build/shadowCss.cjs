const { transform, Features } = require('lightningcss');

/**
 * webpack loader: a `*.shadow.css` file as a module. In a browser its default export is one CSSStyleSheet for every
 * element that adopts it; with `text` (a server) it is the minified text.
 */
module.exports = function shadowCss(source) {
  const { code } = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
    // Kept as written: every browser we support has these.
    exclude: Features.LogicalProperties | Features.Nesting | Features.LightDark | Features.DirSelector,
  });
  const text = JSON.stringify(code.toString());
  if (this.getOptions().text) return `export default ${text};`;
  return `const sheet = new CSSStyleSheet();\nsheet.replaceSync(${text});\nexport default sheet;`;
};
