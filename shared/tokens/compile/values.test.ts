import { expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { cssValue } from '../scripts/cssValue.mjs';
// @ts-expect-error plain JavaScript
import { valueProblems } from './validate.mjs';

const px = (value: number) => ({ value, unit: 'px' });
const BLACK = { colorSpace: 'srgb', components: [0, 0, 0] };
const SHADOW = { color: BLACK, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) };

/** Accepted values are written, and each browser takes them. */
it.each([
  ['shadow', { ...SHADOW, inset: true }, 'inset 0 1px 2px 0 #000000'],
  ['shadow', { ...SHADOW, inset: false }, '0 1px 2px 0 #000000'],
  ['fontFamily', ['Acme Sans', 'ui-rounded', 'monospace'], '"Acme Sans", ui-rounded, monospace'],
  ['cubicBezier', [0, -0.5, 1, 1.5], 'cubic-bezier(0, -0.5, 1, 1.5)'],
])('writes a %s of %j as CSS', ($type, $value, css) => {
  expect(valueProblems($type, $value, 'look.tokens.json', '/a/$value')).toEqual([]);
  expect(cssValue({ $type, $value })).toBe(css);
});

it.each([
  ['cubicBezier', [1.2, 0, 0.2, 1], 'from 0 to 1'],
  ['cubicBezier', [0.4, 0, -0.1, 1], 'from 0 to 1'],
  ['cubicBezier', [0.4, 0, 0.2], 'four numbers'],
  ['cubicBezier', [0.4, 0, 0.2, 1, 1], 'four numbers'],
  ['shadow', { ...SHADOW, blur: px(-1) }, 'not negative'],
])('refuses a %s of %j, which would be no value in CSS', ($type, $value, expected) => {
  const problems = valueProblems($type, $value, 'look.tokens.json', '/a/$value');
  expect(problems.map((problem: { expected: string }) => problem.expected).join()).toContain(expected);
});
