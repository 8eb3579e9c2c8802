import { describe, expect, it } from 'vitest';
import { drawSeasonalImage } from './drawSeasonalImage.ts';

const ridges = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

describe('drawSeasonalImage', () => {
  it('draws the same picture for the same input', () => {
    expect(drawSeasonalImage('summer', 'lisbon', 640, 360)).toBe(drawSeasonalImage('summer', 'lisbon', 640, 360));
  });

  it('gives a place the same ridges in every season, in other colours', () => {
    const summer = drawSeasonalImage('summer', 'lisbon', 640, 360);
    const winter = drawSeasonalImage('winter', 'lisbon', 640, 360);
    expect(ridges(winter)).toEqual(ridges(summer));
    expect(winter).not.toBe(summer);
  });

  it('gives another place other ridges', () => {
    expect(ridges(drawSeasonalImage('summer', 'kyoto', 640, 360))).not.toEqual(
      ridges(drawSeasonalImage('summer', 'lisbon', 640, 360)),
    );
  });

  it('keeps every ridge inside the picture', () => {
    for (const place of ['oslo', 'rome', 'new-york', 'a']) {
      for (const path of ridges(drawSeasonalImage('spring', place, 320, 180))) {
        const heights = [...(path?.matchAll(/ ([\d.-]+)/g) ?? [])].map(([, y]) => Number(y));
        expect(Math.min(...heights)).toBeGreaterThan(0);
        expect(Math.max(...heights)).toBeLessThanOrEqual(180);
      }
    }
  });
});
