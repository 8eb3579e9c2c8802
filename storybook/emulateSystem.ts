import { CATALOGUE } from '@travel-shell/tokens/catalogue';
import { rulesOf, sheetsOf } from './sheetsOf.ts';

/** `system` keeps the real preference; `reduce` and `full` override it. */
type Motion = 'system' | 'reduce' | 'full';
/** In percent of the browser's own. */
type TextSize = '100' | '150' | '200';
/** `system` keeps the real preference. */
type ForcedColors = 'system' | 'active';

/** A visitor's settings in the browser or the system. */
export interface System {
  motion: Motion;
  textSize: TextSize;
  forcedColors: ForcedColors;
}

const FEATURE = /\(\s*(prefers-reduced-motion|forced-colors)\s*(?::\s*([\w-]+)\s*)?\)/g;
const TRUE = '(min-width: 0px)';
const FALSE = '(max-width: -1px)';
/** In a media query, an em is the size that a visitor has set. */
const EM = /(\d*\.?\d+)em\b/g;
/** The size that a browser comes with. In px. */
const MEDIUM = 16;

/** Rewrites a media query so that it says what it would in this system. */
export function answerQuery(query: string, { motion, textSize, forcedColors }: System): string {
  return query
    .replace(FEATURE, (feature, name, wanted) => {
      if (name === 'forced-colors') {
        if (forcedColors === 'system') return feature;
        return wanted === 'none' ? FALSE : TRUE;
      }
      if (motion === 'system') return feature;
      return (wanted === 'no-preference') === (motion === 'full') ? TRUE : FALSE;
    })
    .replace(EM, (_, value) => `${(Number(value) * Number(textSize)) / 100}em`);
}

/** The roles of text and of grounds, as a system with colours of its own has them. */
function systemColour(name: string): string {
  const role = name.replace(/^color-(raised-)?/, '');
  if (/^(disabled-text|skeleton)$/.test(role)) return 'GrayText';
  if (role === 'brand-text') return 'LinkText';
  if (/^(focus|indicator)$/.test(role)) return 'Highlight';
  if (role === 'on-brand') return 'ButtonText';
  if (/^(brand|brand-hover)$/.test(role)) return 'ButtonFace';
  return /^(raised|field|hover|active|flag|disabled|on-danger|scrim)$|surface$/.test(role) ? 'Canvas' : 'CanvasText';
}

const forcedSheet = () => {
  const sheet = new CSSStyleSheet();
  const declarations = CATALOGUE.flatMap(({ name, group }) => {
    if (group === 'elevation') return [`--_${name}: none !important`];
    return group === 'color' ? [`--_${name}: ${systemColour(name)} !important`] : [];
  });
  sheet.replaceSync(`[data-presentation], [data-presentation] :is([popover], dialog, [data-raised]) {
    color-scheme: dark !important; ${declarations.join(';')} }`);
  return sheet;
};

/** Every open root on the page. */
function* rootsIn(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield root;
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* rootsIn(shadowRoot);
}

/**
 * Emulates preferences for this page's style sheets and scripts; a page cannot set the real ones. Rewrites media rules, and
 * rules with the visitor's text size, in place, in the document and every open shadow root, also those added later. Forced
 * colours are an approximation: our tokens become colours of the system. Returns the undo.
 */
export function emulateSystem(system: System): () => void {
  const { motion, textSize, forcedColors } = system;
  if (motion === 'system' && textSize === '100' && forcedColors === 'system') return () => {};
  const original = window.matchMedia;
  const answering: typeof original = (query) => original.call(window, answerQuery(query, system));
  window.matchMedia = answering;

  const undo: (() => void)[] = [];
  const seen = new WeakSet<CSSStyleSheet>();
  const forced = forcedColors === 'active' ? forcedSheet() : undefined;
  let frame = 0;

  function rewrite(rule: CSSRule): void {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const before = media.mediaText;
      const after = answerQuery(before, system);
      if (after === before) return;
      undo.push(() => {
        media.mediaText = before;
      });
      media.mediaText = after;
    } else if (rule instanceof CSSStyleRule && textSize !== '100' && rule.style.fontSize === 'medium') {
      const { style } = rule;
      undo.push(() => style.setProperty('font-size', 'medium'));
      style.setProperty('font-size', `${(MEDIUM * Number(textSize)) / 100}px`);
    }
  }

  const look = () => {
    for (const sheet of sheetsOf(document)) {
      if (seen.has(sheet)) continue;
      seen.add(sheet);
      for (const rule of rulesOf(sheet)) rewrite(rule);
    }
    if (forced) {
      for (const root of rootsIn(document)) {
        // Last, above those that come later.
        if (root.adoptedStyleSheets.at(-1) === forced) continue;
        root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => sheet !== forced), forced];
      }
    }
    // Adopting a sheet fires no event.
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    for (const step of undo.reverse()) step();
    if (forced) {
      for (const root of rootsIn(document)) {
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== forced);
      }
    }
    if (window.matchMedia === answering) window.matchMedia = original;
  };
}
