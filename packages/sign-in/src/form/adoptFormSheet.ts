import { pageDocument } from '@travel-shell/core/pageDocument';
import { removeSheet } from '@travel-shell/core/removeSheet';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { choiceSheet } from '@travel-shell/ui/choice';
import { fieldSheet } from '@travel-shell/ui/field';
import { passwordFieldSheet } from '@travel-shell/ui/password-field';
import ownSheet from './LightForm.shadow.css';

const SHEETS = [baseSheet, buttonSheet, fieldSheet, choiceSheet, passwordFieldSheet, ownSheet];

/**
 * Resets the page's styles on our form. SVGs keep their presentation attributes; the spinner must not be `!important`,
 * which overrides animations.
 */
const RESET = `&,:where(& *):not(:where(svg,svg *,.ts-button-spinner)){all:revert}
:where(:not(svg,svg *))::before,:where(:not(svg,svg *))::after{content:none}
svg,svg *{font:inherit;letter-spacing:inherit;word-spacing:inherit;text-transform:inherit;float:none;color:inherit;opacity:1;visibility:inherit;filter:none}
svg{display:block;position:static;margin:0;padding:0;max-inline-size:none;transform:none}
svg *{fill:inherit;stroke:inherit;stroke-width:inherit;stroke-dasharray:none}`;

let sheet: CSSStyleSheet | undefined;
let users = 0;

/**
 * Styles the light-DOM form with the sheets its controls have in a shadow root. They apply to the form alone and
 * override the page: important declarations in a layer win over all others. Nested, because Firefox 140 has no `@scope`.
 * Returns the undo.
 */
export function adoptFormSheet(): () => void {
  sheet ??= createSheet();
  if (users === 0) pageDocument.adoptedStyleSheets.push(sheet);
  users += 1;
  return () => {
    users -= 1;
    if (users === 0 && sheet) removeSheet(sheet);
  };
}

function createSheet(): CSSStyleSheet {
  const rules = SHEETS.flatMap(({ cssRules }) => [...cssRules]);
  const isMotion = (rule: CSSRule) => rule instanceof CSSKeyframesRule;
  const textOf = (list: CSSRule[]) => list.map(({ cssText }) => cssText).join('');
  const scoped = `travel-sign-in > [data-travel-form]{${RESET}${textOf(rules.filter((rule) => !isMotion(rule)))}}`;
  const created = new CSSStyleSheet();
  created.replaceSync(`@layer travel-sign-in{${textOf(rules.filter(isMotion))}${scoped}}`);
  makeImportant(created.cssRules);
  return created;
}

function makeImportant(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSKeyframesRule) continue;
    const { style, cssRules } = rule as Partial<CSSStyleRule>;
    if (style) style.cssText = style.cssText.replaceAll(';', ' !important;');
    if (cssRules) makeImportant(cssRules);
  }
}
