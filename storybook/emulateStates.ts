/**
 * Storybook cannot hover or press for real: a rule with `:hover` also applies to an element with `data-emulated="hover"`,
 * and so on.
 */
const STATES = ['hover', 'active', 'focus-visible'] as const;
export type EmulatedState = (typeof STATES)[number];

/** Rules of the same sheet serve all elements, so they are changed once. */
const changed = new WeakSet<CSSStyleSheet>();

/** Shows an element of a piece as it is while somebody hovers, presses or focuses it. */
export function emulateState(element: Element, state: EmulatedState): void {
  for (const sheet of (element.getRootNode() as ShadowRoot).adoptedStyleSheets) {
    if (changed.has(sheet)) continue;
    changed.add(sheet);
    changeRules(sheet);
  }
  element.setAttribute('data-emulated', state === 'active' ? 'hover active' : state);
}

function changeRules({ cssRules }: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = withAttributes(rule.selectorText);
    if ('cssRules' in rule) changeRules(rule as CSSGroupingRule);
  }
}

/** `.link:hover` -> `.link:is(:hover, [data-emulated~="hover"])` */
export const withAttributes = (selector: string): string =>
  selector.replace(/:(hover|active|focus-visible)(?![\w-])/g, ':is(:$1, [data-emulated~="$1"])');
