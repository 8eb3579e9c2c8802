import { expect, test } from 'vitest';
import { tokenValue } from './tokenValue.ts';

/** `#rrggbb` and `#rrggbbaa` only. */
const readColour = (css: string) =>
  /^#[\da-f]{6}([\da-f]{2})?$/.test(css)
    ? {
        rgb: [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16)),
        alpha: css.length === 9 ? Number.parseInt(css.slice(7), 16) / 255 : 1,
      }
    : undefined;

const px = (value: number) => ({ value, unit: 'px' });
const violet = { colorSpace: 'srgb', components: [0.4196, 0.1294, 0.6588], hex: '#6b21a8' };

test.each([
  ['color', '#6b21a8', violet],
  ['color', '#6b21a880', { ...violet, alpha: 0.502 }],
  ['dimension', '4px', px(4)],
  ['dimension', '-.5em', { value: -0.5, unit: 'em' }],
  ['dimension', '0', px(0)],
  ['duration', '180ms', { value: 180, unit: 'ms' }],
  ['number', '0.9375', 0.9375],
  ['fontWeight', '650', 650],
  ['fontFamily', '"Acme Sans", system-ui', ['Acme Sans', 'system-ui']],
  ['cubicBezier', 'cubic-bezier(0.16, 1, .3, 1)', [0.16, 1, 0.3, 1]],
  [
    'shadow',
    '0 2px 10px -4px #6b21a8, #6b21a8 1px 0',
    [
      { color: violet, offsetX: px(0), offsetY: px(2), blur: px(10), spread: px(-4) },
      { color: violet, offsetX: px(1), offsetY: px(0), blur: px(0), spread: px(0) },
    ],
  ],
] as const)('writes a %s: %s', (type, css, value) => {
  expect(tokenValue(type, css, readColour)).toEqual(value);
});

test.each([
  ['color', 'no colour'],
  ['dimension', 'calc(1em + 2px)'],
  ['dimension', '12'],
  ['dimension', '5vw'],
  ['duration', '-1ms'],
  ['number', ''],
  ['fontWeight', '1001'],
  ['fontFamily', 'var(--page-font)'],
  ['cubicBezier', 'ease-out'],
  ['cubicBezier', 'cubic-bezier(1, 2, 3)'],
  ['shadow', 'inset 0 0 2px #6b21a8'],
  ['shadow', '0 0 2px'],
  ['shadow', 'none'],
] as const)('has no word for a %s such as "%s"', (type, css) => {
  expect(tokenValue(type, css, readColour)).toBeUndefined();
});
