import { fetchCompany } from '@travel-shell/api/company';
import type { Schema } from '@travel-shell/contract';
import { defineEntity, type EntityState, getShellStore } from '@travel-shell/store';

export type CompanySettings = Schema<'CompanySettings'>;

/** Another administrator may change them meanwhile. In ms. */
const STALE_AFTER_MS = 60_000;

/** Everything that is set for the visitor's company. STA-096. */
export const companySettings: EntityState<CompanySettings> = defineEntity('companySettings', {
  load: fetchCompany,
  staleAfter: STALE_AFTER_MS,
  personal: true,
  failure: {
    code: 'COMPANY_FAILED',
    message: 'The settings of the company could not be loaded, so the last known ones stay.',
  },
});

interface Changes {
  last: Promise<unknown>;
}

const onPage = (): Changes => getShellStore().once('companyChanges', () => ({ last: Promise.resolve() }));

/**
 * Sends a change when the one before has been answered: the last one of the visitor must be the last to arrive. Rejects
 * as `send` does.
 */
export function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const changes = onPage();
  const sent = changes.last.then(send);
  // Whoever asked for the change hears that it failed; the next one is sent all the same.
  changes.last = sent.catch(() => {});
  return sent;
}

/** Puts the fields that a call has answered into what is known; what was never asked for stays unknown. */
export function takeOver(changed: Partial<CompanySettings>): void {
  const now = companySettings.get();
  if ('data' in now && now.data) companySettings.set({ ...now.data, ...changed });
}

/** A call that answers with the fields it has changed. */
export const change = async (send: () => Promise<Partial<CompanySettings>>): Promise<void> =>
  takeOver(await inTurn(send));
