import { expect, test } from 'vitest';
import * as names from './index.ts';

test('the public names', () => {
  expect(Object.keys(names).sort()).toEqual([
    'TravelActingAs',
    'TravelBookingFor',
    'TravelBusiness',
    'actingAsContract',
    'bookingForContract',
    'businessContract',
  ]);
});
