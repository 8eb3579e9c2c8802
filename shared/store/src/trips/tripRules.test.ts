import { describe, expect, it } from 'vitest';
import { isFullyCancelled } from './isFullyCancelled.ts';
import { newTripName } from './newTripName.ts';
import { summarizeTrip } from './summarizeTrip.ts';

const counts = (saved: unknown, cart: unknown, booked: unknown, cancelled: unknown) =>
  ({
    ...{ numSavedEvents: saved, numCartEvents: cart, numBookedEvents: booked, numCancelledEvents: cancelled },
  }) as Parameters<typeof isFullyCancelled>[0];

describe('isFullyCancelled', () => {
  it.each([
    ['one booking, cancelled', counts(0, 0, 1, 1), true],
    ['all of several bookings cancelled', counts(0, 0, 3, 3), true],
    ['one of two bookings cancelled', counts(0, 0, 2, 1), false],
    ['nothing booked', counts(0, 0, 0, 0), false],
    ['something still saved', counts(1, 0, 1, 1), false],
    ['something still in the cart', counts(0, 1, 1, 1), false],
    ['more cancelled than booked', counts(0, 0, 1, 2), false],
  ])('TRP-032 %s', (_title, trip, isCancelled) => {
    expect(isFullyCancelled(trip)).toBe(isCancelled);
  });

  it.each([
    ['saved', counts(undefined, 0, 1, 1)],
    ['cart', counts(0, undefined, 1, 1)],
    ['booked', counts(0, 0, undefined, 1)],
    ['cancelled', counts(0, 0, 1, undefined)],
    ['booked and cancelled', counts(0, 0, undefined, undefined)],
    ['cart, as null', counts(0, null, 1, 1)],
    ['booked and cancelled, as texts', counts(0, 0, '1', '1')],
  ])('TRP-033 a trip without a number of %s is never cancelled', (_title, trip) => {
    expect(isFullyCancelled(trip)).toBe(false);
  });
});

describe('newTripName', () => {
  it.each([
    ['Lisbon', []],
    ['Lisbon', ['Porto', 'Lisbon 2']],
    ['Lisbon', ['lisbon', 'Lisbon ']],
  ])('TRP-034 %s is free beside %j', (base, existing) => {
    expect(newTripName(base, existing)).toBe(base);
  });

  it.each([
    ['Lisbon', ['Lisbon'], 'Lisbon 2'],
    ['Lisbon', ['Lisbon', 'Lisbon 2'], 'Lisbon 3'],
    ['Lisbon', ['Lisbon 9', 'Lisbon', 'Lisbon 10', 'Lisbon 2'], 'Lisbon 11'],
    ['Lisbon', ['Lisbon', 'Lisbon with Bo', 'Lisbon 3a', 'Lisbon -4', 'Lisbon 2.5'], 'Lisbon 2'],
    ['Lisbon', ['Lisbon', 'Lisbon 0'], 'Lisbon 2'],
    ['Lisbon', ['Lisbon', 'New Lisbon 7', 'Lisbon7'], 'Lisbon 2'],
    ['Trip (1)', ['Trip (1)', 'Trip (1) 2'], 'Trip (1) 3'],
  ])('TRP-035 %s beside %j is %s', (base, existing, name) => {
    expect(newTripName(base, existing)).toBe(name);
  });
});

describe('summarizeTrip', () => {
  const data = {
    ...{
      resultId: 'r',
      vertical: 'hotels' as const,
      title: 'Casa',
      location: 'Lisbon',
      startDate: null,
      endDate: null,
    },
    ...{ imageUrl: null, url: '/', price: null, currencyCode: null },
  };
  const event = (state: 'saved' | 'booked' | 'cancelled', isInCart = false) => ({
    eventId: 'e',
    state,
    isInCart,
    data,
  });

  it('TRP-038 counts booked, cancelled, cart and saved events; what is cancelled was booked', () => {
    const events = [event('saved'), event('saved', true), event('booked'), event('cancelled')];
    expect(summarizeTrip({ events })).toEqual({
      ...{ numBookedEvents: 2, numCancelledEvents: 1, numCartEvents: 1, numSavedEvents: 2 },
    });
    expect(isFullyCancelled(summarizeTrip({ events: [event('cancelled')] }))).toBe(true);
    expect(isFullyCancelled(summarizeTrip({ events: [] }))).toBe(false);
  });
});
