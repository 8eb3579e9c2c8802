import { describe, expect, it } from 'vitest';
import { splitFullTripId } from './fullTripId.ts';

describe('splitFullTripId', () => {
  it.each([
    ['LSB427x7QmT1', { tripId: 'LSB427', tripHash: 'x7QmT1' }],
    ['LSB427', { tripId: 'LSB427', tripHash: '' }],
    ['LSB', { tripId: 'LSB', tripHash: '' }],
  ])('TRP-036 CON-107 splits %s after six characters', (full, parts) => {
    expect(splitFullTripId(full)).toEqual(parts);
  });

  it('TRP-037 throws for an empty id', () => {
    expect(() => splitFullTripId('')).toThrow(TypeError);
  });
});
