import { type Token, tokensOf } from '../tokensOf.ts';

interface Group {
  title: string;
  tokens: readonly Token[];
  /** Initially open. */
  isOpen?: boolean;
}

const isMain = ({ name }: Token) => /^color-(brand|second|on-brand|brand-hover|surface|text|flag|on-flag)$/.test(name);
const isLine = ({ name }: Token) => /^(font-size|line)-/.test(name);

/** The order for composing a brand: the most visible tokens come first. */
export const GROUPS: readonly Group[] = [
  { title: 'Main colours', tokens: tokensOf('color').filter(isMain), isOpen: true },
  { title: 'Typeface', tokens: tokensOf('font').filter((token) => !isLine(token)), isOpen: true },
  { title: 'Corners', tokens: tokensOf('radius'), isOpen: true },
  { title: 'Density and sizes', tokens: tokensOf('density', 'control', 'gutter', 'nav', 'icon'), isOpen: true },
  { title: 'All other colours', tokens: tokensOf('color').filter((token) => !isMain(token)) },
  { title: 'Raised surfaces', tokens: tokensOf('raised') },
  { title: 'Type scale', tokens: tokensOf('font', 'line').filter(isLine) },
  { title: 'Space', tokens: tokensOf('space') },
  { title: 'Elevation and motion', tokens: tokensOf('elevation', 'motion', 'ease') },
];

interface Range {
  min: number;
  max: number;
  step: number;
  unit: string;
}

const RANGES: readonly (readonly [name: RegExp, range: Range])[] = [
  [/^radius-(button|control|badge|card)$/, { min: 0, max: 32, step: 1, unit: 'px' }],
  [/^radius-/, { min: 0, max: 40, step: 1, unit: 'px' }],
  [/^density$/, { min: 0.75, max: 1.5, step: 0.025, unit: '' }],
  [/^control-height$/, { min: 2, max: 3.5, step: 0.125, unit: 'em' }],
  [/^gutter$/, { min: 0.75, max: 3, step: 0.125, unit: 'em' }],
  [/^nav-height$/, { min: 36, max: 80, step: 1, unit: 'px' }],
  [/^nav-padding$/, { min: 4, max: 24, step: 1, unit: 'px' }],
  [/^nav-/, { min: 0, max: 16, step: 1, unit: 'px' }],
  [/^icon-stroke$/, { min: 1, max: 3, step: 0.25, unit: '' }],
  [/-weight$/, { min: 300, max: 900, step: 10, unit: '' }],
  [/^font-nav-scale$/, { min: 0.75, max: 1.125, step: 0.0125, unit: '' }],
  [/^font-tracking$/, { min: -0.03, max: 0.06, step: 0.005, unit: '' }],
  [/^font-size-/, { min: 0.625, max: 2.5, step: 0.0625, unit: 'em' }],
  [/^line-/, { min: 1, max: 2, step: 0.05, unit: '' }],
  [/^motion-/, { min: 0, max: 800, step: 10, unit: 'ms' }],
];

/** The slider range of this token; undefined if it is edited as text. */
export function rangeOf(name: string): Range | undefined {
  return RANGES.find(([pattern]) => pattern.test(name))?.[1];
}

/** Typefaces that this page has loaded, then those a visitor's system has. */
export const TYPEFACES = [
  ['Figtree', '"Figtree Variable", system-ui, sans-serif'],
  ['Fraunces', '"Fraunces Variable", Georgia, serif'],
  ['Sora', '"Sora Variable", system-ui, sans-serif'],
  ['The system’s', 'system-ui, sans-serif'],
  ['A serif', 'Georgia, "Times New Roman", serif'],
] as const;
