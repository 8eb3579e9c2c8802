import * as api from '@travel-shell/api/company';
import type { Schema } from '@travel-shell/contract';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { inTurn, takeOver } from './companySettings.ts';

type SsoSettings = Schema<'SsoSettings'>;
type SsoEntry = Schema<'SsoEntry'>;

/** The identity providers of the company; also for members who may manage only these. STA-097. */
export const ssoSettings: EntityState<SsoSettings> = defineEntity('ssoSettings', {
  load: async (signal) => (await api.fetchSsoSettings(signal)).ssoSettings,
  personal: true,
  failure: {
    code: 'COMPANY_FAILED',
    message: 'The identity providers of the company could not be loaded. Keeping the last known ones.',
  },
});

/** Refetches the list after each change, and updates it in the company settings too (STA-096). */
async function change<T>(send: () => Promise<T>): Promise<T> {
  const answer = await inTurn(send);
  await ssoSettings.invalidate();
  const now = ssoSettings.get();
  if (now.status === 'ready') takeOver({ ssoSettings: now.data });
  return answer;
}

/** Each changes the list and resolves when `ssoSettings` has it. Rejects with an `ApiError`. */

export const addSsoEntry = (form: Schema<'SsoEntryForm'>): Promise<SsoEntry> => change(() => api.addSsoEntry(form));

export const updateSsoEntry = (id: string, form: Schema<'SsoEntryForm'>): Promise<SsoEntry> =>
  change(() => api.updateSsoEntry(id, form));

export const deleteSsoEntry = (id: string): Promise<null> => change(() => api.deleteSsoEntry(id));

export const toggleSsoEntry = (id: string, isActive: boolean): Promise<SsoEntry> =>
  change(() => api.toggleSsoEntry(id, isActive));
