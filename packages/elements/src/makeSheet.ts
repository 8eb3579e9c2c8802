import { canRender } from '@travel-shell/core/canRender';

/** A style sheet of a piece, for the bundle on npm. Where nothing renders nobody adopts it; modules may be imported there. */
export function makeSheet(text: string): CSSStyleSheet {
  if (!canRender()) return {} as CSSStyleSheet;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
