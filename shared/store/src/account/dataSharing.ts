import { fetchDataSharing, saveDataSharing } from '@travel-shell/api/account';
import type { Schema } from '@travel-shell/contract';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { failureOf } from './failureOf.ts';

/** Whether data about this visitor may be shared. STA-074. */
export const dataSharing: EntityState<Schema<'DataSharing'>> = defineEntity('dataSharing', {
  load: fetchDataSharing,
  personal: true,
  failure: failureOf('The choice about data sharing'),
});

/** Opts out, or in again. Rejects with an `ApiError`, and changes nothing, when it could not be stored (ERR-034). */
export async function chooseDataSharing(allowDataSharing: boolean): Promise<void> {
  dataSharing.set(await saveDataSharing({ allowDataSharing }));
}
