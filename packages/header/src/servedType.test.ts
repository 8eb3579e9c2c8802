import { describe, expect, test } from 'vitest';
import { estimateWidth } from './estimateWidth.ts';
import { servedType } from './servedType.ts';

const sheet = (family: string) => `[data-presentation="default"]{
  --_font-family: var(--travel-font-family, ${family});
  --_font-nav-scale: var(--travel-font-nav-scale, 0.5);
  --_font-nav-weight: var(--travel-font-nav-weight, 400);
  --_font-strong-weight: var(--travel-font-strong-weight, 900);
  --_font-tracking: var(--travel-font-tracking, -0.01);
  --_nav-padding: var(--travel-nav-padding, 14px);
  --_nav-gap:var(--travel-nav-gap,2px);
}`;

describe('the type of the bar', () => {
  test("is that of the brand's tokens", () => {
    const { scale, tracking, padding, gap } = servedType(sheet('"Sora"'), 1);
    expect({ scale, tracking, padding, gap }).toEqual({ scale: 0.5, tracking: -0.01, padding: 14, gap: 2 });
  });

  test('may be in sheets by presentation', () => {
    expect(servedType({ default: sheet('"Sora"'), dark: 'p{color:red}' }, 1).padding).toBe(14);
  });

  test('measures a strong text in its weight', () => {
    const { measure } = servedType(sheet('"Sora"'), 1);
    expect(measure('New', true)).toBeGreaterThan(measure('New'));
  });

  test('estimates a typeface without a table, by how wide the brand says it is', () => {
    const { measure, scale } = servedType(sheet('Georgia'), 1.2);
    expect(scale * measure('Hotels')).toBeCloseTo(estimateWidth('Hotels') * 1.2);
  });
});
