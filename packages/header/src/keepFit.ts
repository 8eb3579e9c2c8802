import { pageDocument } from '@travel-shell/core/pageDocument';
import { removeSheet } from '@travel-shell/core/removeSheet';
import { type BarType, type Fitted, fitRules } from './fitRules.ts';

/**
 * Gives a header rules of its own, by widths that are measured before the browser paints.
 * @returns ends it
 */
export function keepFit(header: HTMLElement, fitted: Fitted): () => void {
  const root = header.getRootNode() as ShadowRoot;
  const link = header.querySelector('.nav-bar .link');
  // Simulated pages of unit tests have no typefaces, and lay out nothing.
  const fonts = pageDocument.fonts as FontFaceSet | undefined;
  if (!link || !fonts) return () => {};
  // A root of another document, as of a parser, cannot have a sheet of this one.
  if (header.ownerDocument !== document) return () => {};
  const sheet = new CSSStyleSheet();
  const write = () => sheet.replaceSync(fitRules('.header[data-own]', fitted, typeOf(header, link)));
  write();
  header.dataset.own = '';
  root.adoptedStyleSheets.push(sheet);
  // A typeface that comes late has other widths.
  fonts.addEventListener('loadingdone', write);
  return () => {
    fonts.removeEventListener('loadingdone', write);
    removeSheet(sheet, root);
  };
}

function typeOf(header: HTMLElement, link: Element): BarType {
  const style = getComputedStyle(link);
  const size = Number.parseFloat(getComputedStyle(header).fontSize);
  const context = pageDocument.createElement('canvas').getContext('2d');
  const strong = style.getPropertyValue('--_font-strong-weight');
  return {
    measure(text, isStrong) {
      if (!context) return 0;
      context.font = `${isStrong ? strong : style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return context.measureText(text).width / Number.parseFloat(style.fontSize);
    },
    scale: Number.parseFloat(style.fontSize) / size,
    tracking: (Number.parseFloat(style.letterSpacing) || 0) / size,
    padding: Number.parseFloat(style.paddingInlineStart),
    gap: Number.parseFloat(getComputedStyle(link.closest('ul') as Element).columnGap) || 0,
  };
}
