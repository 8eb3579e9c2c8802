/**
 * Resets the page's styles on our form. SVGs keep their presentation attributes; the spinner must not be `!important`,
 * which overrides animations.
 */
const RESET = `&,:where(& *):not(:where(svg,svg *,.ts-button-spinner)){all:revert}
:where(:not(svg,svg *))::before,:where(:not(svg,svg *))::after{content:none}
svg,svg *{font:inherit;letter-spacing:inherit;word-spacing:inherit;text-transform:inherit;float:none;color:inherit;opacity:1;visibility:inherit;filter:none}
svg{display:block;position:static;margin:0;padding:0;max-inline-size:none;transform:none}
svg *{fill:inherit;stroke:inherit;stroke-width:inherit;stroke-dasharray:none}`;

const KEYFRAMES = /@(?:-webkit-)?keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Ends with `;` or `}`, where a selector ends with `{`. Texts and addresses may have any of them. */
const DECLARATION = /(?:"[^"]*"|'[^']*'|url\([^)]*\)|[^{};"'])+(?=[;}])/g;

const important = (declaration: string): string =>
  !declaration.trim() || /!\s*important\s*$/.test(declaration) ? declaration : `${declaration.trimEnd()}!important`;

/**
 * Rules for what an element has in `<div data-travel-form>` in its light DOM, by those of a shadow root. They apply there
 * alone and override the page: important declarations in a layer win over all others. Nested, because Firefox 140 has no
 * `@scope`.
 * @param texts of the sheets
 */
export function lightRules(tag: string, texts: readonly string[]): string {
  const text = texts.join('');
  const motion = (text.match(KEYFRAMES) ?? []).join('');
  const rules = `${RESET}${text.replace(KEYFRAMES, '')}`.replace(DECLARATION, important);
  return `@layer ${tag}{${motion}${tag} > [data-travel-form]{${rules}}}`;
}
