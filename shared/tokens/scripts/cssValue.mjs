import { hexOf } from '../compile/colour.mjs';

/** Generic families (CSS Fonts 4 §2.1.3), which are no typefaces in quotes. */
const GENERIC = new Set([
  ...['serif', 'sans-serif', 'system-ui', 'cursive', 'fantasy', 'math', 'monospace', 'emoji', 'fangsong'],
  ...['ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded'],
]);

/** The CSS value of a token. */
export function cssValue({ $type, $value }) {
  switch ($type) {
    case 'color':
      return hexOf($value);
    case 'dimension':
    case 'duration':
      return measure($value);
    case 'fontFamily':
      return $value.map((family) => (GENERIC.has(family) ? family : `"${family}"`)).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${$value.join(', ')})`;
    case 'shadow':
      return [$value].flat().map(shadow).join(', ');
    default:
      return String($value);
  }
}

const measure = ({ value, unit }) => `${value}${unit}`;

function shadow({ offsetX, offsetY, blur, spread, color, inset }) {
  const lengths = [offsetX, offsetY, blur, spread].map((length) => (length.value === 0 ? '0' : measure(length)));
  return `${inset ? 'inset ' : ''}${lengths.join(' ')} ${hexOf(color)}`;
}
