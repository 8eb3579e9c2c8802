import type { Schema } from '@travel-shell/contract';
import { ApiError } from '../../errors/ApiError.ts';
import { answerOnce } from '../../http/answerOnce.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { addTraveler, readPreferredTraveler, replaceTraveler } from './travelers.ts';

type TravelerFields = Schema<'TravelerFields'>;

/** The people an account books for (API-029 to API-031). */
export function createTravelerOperations(services: Services) {
  const { db } = services;
  return {
    async createTraveler(request): Promise<Schema<'Traveler'>> {
      const { userId } = request.session;
      const fields = request.body;
      checkDateOfBirth(fields);
      return db
        .transaction()
        .execute((trx) => answerOnce(trx, request, userId, () => addTraveler(trx, userId, fields)));
    },

    async updateTraveler(request): Promise<Schema<'Traveler'>> {
      const { userId } = request.session;
      const { travelerId } = request.params;
      const fields = request.body;
      checkDateOfBirth(fields);
      const traveler = await replaceTraveler(db, userId, travelerId, fields);
      if (traveler) return traveler;
      throw new ApiError(
        404,
        'NOT_FOUND',
        `There is no traveler ${travelerId} of this account.`,
        'This traveler does not exist any more.',
      );
    },

    async getPreferredTraveler(request, reply) {
      const { userId } = request.session;
      const traveler = await readPreferredTraveler(db, userId);
      return traveler ?? reply.code(204).send();
    },
  } satisfies Partial<OperationHandlers>;
}

/** The contract cannot express "not in the future". The form checks the minimum age (MSC-080). */
function checkDateOfBirth({ dateOfBirth }: TravelerFields): void {
  if (!dateOfBirth || dateOfBirth <= new Date().toISOString().slice(0, 10)) return;
  throw new ApiError(
    400,
    'VALIDATION_ERROR',
    `body/dateOfBirth ${dateOfBirth} is in the future`,
    'Please check the date of birth.',
  );
}
