import type { Token } from '../tokensOf.ts';

/** Reads any CSS colour; undefined if invalid. */
export type ReadColour = (css: string) => { rgb: readonly number[]; alpha: number } | undefined;

const LENGTH = /^(-?(?:\d+\.?\d*|\.\d+))(px|em|rem)$/;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** A CSS value in the format of token files (DTCG); undefined if that has no word for it. */
export function tokenValue(type: Token['type'], css: string, readColour: ReadColour): unknown {
  const text = css.trim();
  switch (type) {
    case 'color':
      return colour(text, readColour);
    case 'dimension':
      return length(text);
    case 'duration':
      return measure(text, /^((?:\d+\.?\d*|\.\d+))(ms|s)$/);
    case 'number':
      return number(text);
    case 'fontWeight': {
      const weight = number(text);
      return weight !== undefined && weight >= 1 && weight <= 1000 ? weight : undefined;
    }
    case 'fontFamily': {
      const names = text.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
      return names.every((name) => /^[\w .-]+$/.test(name)) ? names : undefined;
    }
    case 'cubicBezier': {
      const numbers = /^cubic-bezier\((.*)\)$/
        .exec(text)?.[1]
        ?.split(',')
        .map((part) => number(part.trim()));
      return numbers?.length === 4 && numbers.every((each) => each !== undefined) ? numbers : undefined;
    }
    case 'shadow': {
      const layers = text.split(/,(?![^(]*\))/).map((layer) => shadow(layer.trim(), readColour));
      return layers.every((layer) => layer !== undefined) ? layers : undefined;
    }
  }
}

const number = (text: string) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined);
const length = (text: string) => measure(text === '0' ? '0px' : text, LENGTH);

function measure(text: string, pattern: RegExp) {
  const [, value, unit] = pattern.exec(text) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit };
}

function colour(css: string, readColour: ReadColour) {
  const read = readColour(css);
  if (!read) return undefined;
  const hex = `#${read.rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const components = read.rgb.map((channel) => round(channel / 255, 4));
  return { colorSpace: 'srgb', components, ...(read.alpha < 1 && { alpha: round(read.alpha, 3) }), hex };
}

/** Offsets, blur and spread, then a colour, or the other way round; nothing inset. */
function shadow(layer: string, readColour: ReadColour) {
  const parts = layer.match(/[^\s(]+(?:\([^)]*\))?/g) ?? [];
  const lengths = parts.map(length).filter((each) => each !== undefined);
  const [name, ...more] = parts.filter((part) => length(part) === undefined);
  const color = name === undefined ? undefined : colour(name, readColour);
  if (!color || more.length > 0 || lengths.length < 2 || lengths.length > 4) return undefined;
  const [offsetX, offsetY, blur, spread] = [...lengths, ...[0, 0].map((value) => ({ value, unit: 'px' }))];
  return { color, offsetX, offsetY, blur, spread };
}
