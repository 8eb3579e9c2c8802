const { transform, Features } = require('lightningcss');

/** webpack loader: minifies a style sheet before css-loader turns it into a CSSStyleSheet. */
module.exports = function minifyCss(source) {
  const { code } = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
    // Kept as written: our floor has logical properties, nesting and light-dark() or their written fallback.
    exclude: Features.LogicalProperties | Features.Nesting | Features.LightDark | Features.DirSelector,
  });
  return code.toString();
};
