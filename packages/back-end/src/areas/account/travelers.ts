import type { Schema } from '@travel-shell/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { lockAccount } from '../auth/lockAccount.ts';
import { isoDate } from './isoDate.ts';

type Traveler = Schema<'Traveler'>;
type TravelerFields = Schema<'TravelerFields'>;

export const MAX_TRAVELERS = 50;

const COLUMNS = [
  'traveler_id as travelerId',
  'first_name as firstName',
  'middle_name as middleName',
  'last_name as lastName',
  isoDate('date_of_birth').as('dateOfBirth'),
  'email_address as emailAddress',
  'phone_number as phoneNumber',
  'phone_country_code as phoneCountryCode',
  'phone_country_code_iso as phoneCountryCodeISO',
  'tsa_redress as tsaredress',
  'known_traveler_number as knownTravelerNumber',
  'preferred',
] as const;

export async function readPreferredTraveler(db: Kysely<Database>, userId: string): Promise<Traveler | undefined> {
  return db
    .selectFrom('travelers')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('preferred', '=', true)
    .executeTakeFirst();
}

/** Throws TOO_MANY_TRAVELERS. */
export async function addTraveler(
  trx: Transaction<Database>,
  userId: string,
  fields: TravelerFields,
): Promise<Traveler> {
  await lockAccount(trx, userId);
  const { count } = await trx
    .selectFrom('travelers')
    .select((of) => of.fn.countAll<string | number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_TRAVELERS) {
    throw new ApiError(
      409,
      'TOO_MANY_TRAVELERS',
      `An account keeps at most ${MAX_TRAVELERS} travelers.`,
      'You cannot save any more travelers.',
    );
  }
  const row = toRow(fields);
  if (row.preferred) await dropPreference(trx, userId);
  return trx
    .insertInto('travelers')
    .values({ user_id: userId, ...row })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Undefined where the account has no such traveler. */
export async function replaceTraveler(
  db: Kysely<Database>,
  userId: string,
  travelerId: string,
  fields: TravelerFields,
): Promise<Traveler | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const own = await trx
      .selectFrom('travelers')
      .select('traveler_id')
      .where('traveler_id', '=', travelerId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!own) return undefined;
    const row = toRow(fields);
    if (row.preferred) await dropPreference(trx, userId);
    return trx
      .updateTable('travelers')
      .set(row)
      .where('traveler_id', '=', own.traveler_id)
      .returning(COLUMNS)
      .executeTakeFirst();
  });
}

const dropPreference = (trx: Transaction<Database>, userId: string) =>
  trx
    .updateTable('travelers')
    .set({ preferred: false })
    .where('user_id', '=', userId)
    .where('preferred', '=', true)
    .execute();

const toRow = (fields: TravelerFields) => ({
  first_name: fields.firstName,
  middle_name: fields.middleName ?? null,
  last_name: fields.lastName,
  date_of_birth: fields.dateOfBirth ?? null,
  email_address: fields.emailAddress ?? null,
  phone_number: fields.phoneNumber ?? null,
  phone_country_code: fields.phoneCountryCode ?? null,
  phone_country_code_iso: fields.phoneCountryCodeISO ?? null,
  tsa_redress: fields.tsaredress ?? null,
  known_traveler_number: fields.knownTravelerNumber ?? null,
  // STA-039; the validator has already filled in the default.
  preferred: fields.preferred ?? true,
});
