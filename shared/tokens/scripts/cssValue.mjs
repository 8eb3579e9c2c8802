import { hexOf } from '../compile/colour.mjs';

/** Generic families must not be quoted. */
const GENERIC = new Set(['system-ui', 'sans-serif', 'serif']);

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

function shadow({ offsetX, offsetY, blur, spread, color }) {
  const lengths = [offsetX, offsetY, blur, spread].map((length) => (length.value === 0 ? '0' : measure(length)));
  return `${lengths.join(' ')} ${hexOf(color)}`;
}
