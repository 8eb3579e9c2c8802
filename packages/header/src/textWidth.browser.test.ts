import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/sora';
import { LOCALES } from '@travel-shell/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { knownTypeface, textWidth } from './textWidth.ts';

beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
});

function measured(text: string, families: string, weight: number): number {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.font = `${weight} 100px ${families}`;
  return context.measureText(text).width / 100;
}

/** Families of the brands, and the weights of their navigation and flags. */
const FACES = [
  ['Figtree Variable', 600, 700],
  ['Fraunces Variable', 480, 600],
  ['Sora Variable', 500, 600],
] as const;

describe.each(FACES)('%s', (family, ...weights) => {
  const families = `"${family}", "Noto Sans Arabic Variable"`;
  const typeface = knownTypeface(families);

  // Which font a system has for Japanese differs, and so does whether its letters are square.
  test.each(LOCALES.filter((locale) => locale !== 'ja-JP' && locale !== 'pseudo'))(
    'texts of %s are as wide as a browser lays them out',
    async (locale) => {
      const { verticals, more } = await loadMessages(locale);
      if (!typeface) throw new Error('The typeface has no table.');
      for (const text of [...Object.values(verticals), more]) {
        for (const [index, weight] of weights.entries()) {
          const width = measured(text, families, weight);
          // The table has the navigation's own weight.
          const tolerance = locale === 'ar' ? 0.03 : index === 0 ? 0.004 : 0.015;
          expect(Math.abs(textWidth(text, typeface, weight) / width - 1), `${text}, ${weight}`).toBeLessThan(tolerance);
        }
      }
    },
  );
});

test('a letter of Japanese takes a full em, one that no table has an estimate', () => {
  const typeface = knownTypeface('Sora');
  if (!typeface) throw new Error('The typeface has no table.');
  expect(textWidth('航空券', typeface, 500)).toBe(3);
  expect(textWidth('Ж', typeface, 500)).toBeCloseTo(0.76);
});

test('the first family that has a table is taken; others have none', () => {
  expect(knownTypeface('"Own", Sora, serif')).toBe(knownTypeface('"Sora Variable"'));
  expect(knownTypeface('Georgia, serif')).toBeUndefined();
});
