import type { Schema } from '@travel-shell/contract';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { drawSeasonalImage } from './drawSeasonalImage.ts';
import { findSharedTrip } from './findSharedTrip.ts';
import { readTripsState } from './readTripsState.ts';
import { createSavedResultOperations } from './savedResultOperations.ts';
import { createTripSettingOperations } from './tripSettingOperations.ts';

export function createTripsOperations(services: Services) {
  const { db, sessions } = services;
  return {
    async getTripsStore(request, reply): Promise<Schema<'TripsState'>> {
      const session = await sessions.read(request, reply);
      return readTripsState(db, session?.userId);
    },

    async getTripsStoreForTrip(request, reply): Promise<Schema<'TripsState'>> {
      const session = await sessions.read(request, reply);
      const { fullTripId } = request.body;
      const trip = await findSharedTrip(db, fullTripId);
      if (!trip) {
        // Also when only the hash is wrong, so as not to reveal which trips exist.
        throw new ApiError(
          403,
          'FORBIDDEN',
          `The full trip id ${fullTripId} leads to no trip this visitor may see.`,
          'You cannot open this trip.',
        );
      }
      return { ...(await readTripsState(db, session?.userId)), trip };
    },

    async getSeasonalImage(request, reply) {
      const { a: season, b: place, c: size } = request.params;
      const [width = 0, height = 0] = size.split('x').map(Number);
      return reply
        .headers({
          'Cache-Control': 'public, max-age=604800',
          'Content-Security-Policy': "default-src 'none'",
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
        .type('image/svg+xml')
        .send(drawSeasonalImage(season, place, width, height));
    },

    ...createSavedResultOperations(services),
    ...createTripSettingOperations(services),
  } satisfies Partial<OperationHandlers>;
}
