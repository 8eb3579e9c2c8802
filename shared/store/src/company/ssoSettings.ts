import * as api from '@travel-shell/api/company';
import type { Schema } from '@travel-shell/contract';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { inTurn, takeOver } from './companySettings.ts';

type SsoSettings = Schema<'SsoSettings'>;
type SsoEntry = Schema<'SsoEntry'>;

/** The identity providers of the company, for those who manage these and nothing else, too. STA-097. */
export const ssoSettings: EntityState<SsoSettings> = defineEntity('ssoSettings', {
  load: async (signal) => (await api.fetchSsoSettings(signal)).ssoSettings,
  personal: true,
  failure: {
    code: 'COMPANY_FAILED',
    message: 'The identity providers of the company could not be loaded, so the last known ones stay.',
  },
});

/** Asks for the list anew after each change, and puts it where it stands in the settings of the company (STA-096). */
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
