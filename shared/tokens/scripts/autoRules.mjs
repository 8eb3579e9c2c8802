const DARK = '[data-presentation="dark"]';

/** The rules of the dark presentation once more, for `auto` while the visitor's colour scheme is dark. */
export function autoRules(rules) {
  const dark = rules.filter((text) => text.startsWith(DARK)).join('\n');
  const auto = dark.replaceAll(DARK, '[data-presentation="auto"]').replaceAll(/^(?=.)/gm, '  ');
  return `@media (prefers-color-scheme: dark) {\n${auto}}\n`;
}
