import { fetchCompany } from '@travel-shell/api/company';
import type { Schema } from '@travel-shell/contract';
import { defineEntity, type EntityState, getShellStore } from '@travel-shell/store';

export type CompanySettings = Schema<'CompanySettings'>;

/** Another administrator may change the settings meanwhile. In ms. */
const STALE_AFTER_MS = 60_000;

/** All settings of the visitor's company. STA-096. */
export const companySettings: EntityState<CompanySettings> = defineEntity('companySettings', {
  load: fetchCompany,
  staleAfter: STALE_AFTER_MS,
  personal: true,
  failure: {
    code: 'COMPANY_FAILED',
    message: 'The company settings could not be loaded. Keeping the last known ones.',
  },
});

interface Changes {
  last: Promise<unknown>;
}

const onPage = (): Changes => getShellStore().once('companyChanges', () => ({ last: Promise.resolve() }));

/**
 * Sends a change after the previous one has finished: the visitor's last change must be the last to arrive. Rejects
 * when `send` does.
 */
export function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const changes = onPage();
  const sent = changes.last.then(send);
  // The caller gets the rejection; the next change is sent regardless.
  changes.last = sent.catch(() => {});
  return sent;
}

/** Merges the returned fields into the loaded settings; does nothing if they were never loaded. */
export function takeOver(changed: Partial<CompanySettings>): void {
  const now = companySettings.get();
  if ('data' in now && now.data) companySettings.set({ ...now.data, ...changed });
}

/** A call that returns the fields it has changed. */
export const change = async (send: () => Promise<Partial<CompanySettings>>): Promise<void> =>
  takeOver(await inTurn(send));
