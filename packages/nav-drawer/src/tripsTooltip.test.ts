import { describe, expect, it } from 'vitest';
import { tripsTooltipDueIn } from './tripsTooltip.ts';

const NOW = 1_795_000_000_000;
const MINUTE = 60_000;
const DUE = {
  isOn: true,
  isCollapsed: true,
  isSignedIn: true,
  settings: { navigationDrawerTripsTooltipShown: false },
  firstOpening: NOW - 31 * MINUTE,
  now: NOW,
};

describe('when the drawer trips tooltip may be shown', () => {
  it('is now, where everything holds', () => {
    expect(tripsTooltipDueIn(DUE)).toBe(0);
  });

  it.each([
    ['TRP-016 its feature is off', { isOn: false }],
    ['TRP-017 the drawer is not collapsed', { isCollapsed: false }],
    ['TRP-018 it was shown before', { settings: { navigationDrawerTripsTooltipShown: true } }],
    ['TRP-018 it is not known whether it was shown', { settings: undefined }],
    ['TRP-019 the visitor is signed out', { isSignedIn: false }],
    ['TRP-020 the trips drawer was never opened', { firstOpening: undefined }],
  ])('%s: never', (_, given) => {
    expect(tripsTooltipDueIn({ ...DUE, ...given })).toBeUndefined();
  });

  it.each([
    [30 * MINUTE - 1, undefined, 2],
    [30 * MINUTE, undefined, 1],
    [30 * MINUTE + 1, undefined, 0],
    [5 * MINUTE, 5, 1],
    [5 * MINUTE + 1, 5, 0],
    [0, 0, 1],
  ])('TRP-020 CON-105 %s ms after the first opening, with %s minutes: in %s ms', (since, delayMinutes, dueIn) => {
    expect(tripsTooltipDueIn({ ...DUE, firstOpening: NOW - since, delayMinutes })).toBe(dueIn);
  });
});
