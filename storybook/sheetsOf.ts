/** Every style sheet of the page, including open shadow roots. */
export function* sheetsOf(root: Document | ShadowRoot): Generator<CSSStyleSheet> {
  yield* root.styleSheets;
  yield* root.adoptedStyleSheets;
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* sheetsOf(shadowRoot);
}

/** Every rule of a sheet, however deep. */
export function* rulesOf(container: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): Generator<CSSRule> {
  for (const rule of container.cssRules) {
    yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* rulesOf(rule);
    if (rule instanceof CSSImportRule && rule.styleSheet) yield* rulesOf(rule.styleSheet);
  }
}
