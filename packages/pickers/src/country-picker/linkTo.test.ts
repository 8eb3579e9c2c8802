import { describe, expect, it } from 'vitest';
import { linkTo } from './linkTo.ts';

describe('linkTo', () => {
  it.each([
    ['/fr-FR', '/de-DE/hotels/rome', '/fr-FR/hotels/rome'],
    ['/fr-FR/', '/de-DE/hotels/rome/', '/fr-FR/hotels/rome/'],
    ['https://www.example.fr', '/de-DE/hotels', 'https://www.example.fr/hotels'],
    ['/fr-FR?from=picker#top', '/de-DE/hotels', '/fr-FR/hotels?from=picker#top'],
    ['/fr-FR', '/de-DE', '/fr-FR'],
    ['/fr-FR', '/', '/fr-FR'],
    ['/', '/de-DE/hotels', '/hotels'],
  ])('PIC-029 from %s on %s it is %s', (link, path, expected) => {
    expect(linkTo(link, path, 1)).toBe(expected);
  });

  it.each([
    ['/de-DE/hotels/rome', '/fr-FR/rome'],
    ['/de-DE/hotels', '/fr-FR'],
  ])('PIC-030 also drops the vertical of %s when two segments are dropped', (path, expected) => {
    expect(linkTo('/fr-FR', path, 2)).toBe(expected);
  });
});
