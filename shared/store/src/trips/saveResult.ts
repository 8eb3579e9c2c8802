import type { Schema } from '@travel-shell/contract';
import { authState, ensureAuth, getConfig, getShellStore, publish } from '@travel-shell/store';
import { requestSignIn } from '../auth/requestSignIn.ts';
import { pendingSave } from '../keys/pendingSave.ts';
import type { UnsentSave } from '../keys/unsentSaves.ts';
import { tripsDrawerState } from './drawerState.ts';
import { lostSaves } from './lostSaves.ts';
import { person } from './person.ts';
import { savesState } from './savesState.ts';
import { forgetUnsent, unsentWrites } from './unsentWrites.ts';
import { resendSave, type SendOptions, type SendOutcome, writeSaved } from './writeSaved.ts';

/**
 * How long what was not sent is still done, in ms. After more than a week the visitor may have changed it on another
 * device since, so they are told instead.
 */
const UNSENT_LIFETIME_MS = 7 * 24 * 60 * 60_000;

/** `declined`: the visitor would have had to sign in, and did not. */
export type SaveOutcome = SendOutcome | 'declined';

export interface RemoveOptions extends SendOptions {
  /** The element that asks, whose looks the sign-in takes and which dispatches the events. */
  from?: HTMLElement | undefined;
}

export interface SaveOptions extends RemoveOptions {
  /** The visitor's original action, which goes on if they close the sign-in while the drawer is closed (TRP-031). */
  proceed?: () => void;
}

/** Counts the sign-ins that saves have asked for: the kept result belongs to the last one. */
const asked = () => getShellStore().once('saveSignIns', () => ({ count: 0 }));

/**
 * Saves a result for later: unsaved, saving, saved (TRP-025). A visitor who is signed out is asked to sign in first
 * (TRP-027, TRP-028). A failure is logged and leaves everything as it was (TRP-O10). Never rejects.
 */
export async function saveResult(result: Schema<'TripResult'>, options: SaveOptions = {}): Promise<SaveOutcome> {
  const { resultId } = result;
  const { status } = await ensureAuth();
  if (status === 'pending') {
    // The back end could not say who they are: they may be signed in.
    options.onFailed?.(undefined);
    return 'failed';
  }
  if (status === 'signedOut' && !(await signIn(result, options))) return 'declined';
  return published({ resultId, result }, await writeSaved({ resultId, result }, options), options.from);
}

/** Removes a saved result: saved, saving, unsaved. Otherwise like `saveResult`, but never asks for a sign-in. */
export async function removeResult(resultId: string, options: RemoveOptions = {}): Promise<SendOutcome> {
  return published({ resultId }, await writeSaved({ resultId }, options), options.from);
}

function published(
  { resultId, result }: Pick<UnsentSave, 'resultId' | 'result'>,
  outcome: SendOutcome,
  from?: HTMLElement,
): SendOutcome {
  if (outcome === 'done') publish(result ? 'trip-saved' : 'trip-removed', { resultId }, from);
  return outcome;
}

async function signIn(result: Schema<'TripResult'>, { from, proceed }: SaveOptions): Promise<boolean> {
  const sign = asked();
  sign.count += 1;
  const mine = sign.count;
  // TRP-029: a provider may take the visitor to another page and back.
  if (getConfig().keepsPendingSave) pendingSave.write(result);
  const isSignedIn = await requestSignIn({ reason: 'save-trip', resultId: result.resultId }, from);
  // A newer request has taken the dialog over, which is still open.
  if (sign.count !== mine) return isSignedIn;
  pendingSave.remove();
  if (!isSignedIn && !tripsDrawerState.get()) proceed?.();
  return isSignedIn;
}

/**
 * Finishes what the pages before this one could not: a save that waited for a sign-in (TRP-029), and what was pressed but
 * not answered. Once per page, as soon as the visitor is signed in. Call it when a piece that saves is on the page, and
 * tell the visitor about `lostSaves`.
 */
export function resumeSaves(): void {
  getShellStore().once('resumedSaves', () => {
    // From now on other tabs' saves are heard, also where nothing that is saved shows.
    savesState.onPage();
    const kept = pendingSave.read();
    const unsent = unsentWrites();
    if (!kept && unsent.length === 0) return true;
    const resume = () => {
      const who = person();
      if (who === undefined) return;
      end();
      void finish(kept, unsent, who);
      // From here on it is kept like any other.
      pendingSave.remove();
    };
    const end = authState.subscribe(resume);
    resume();
    return true;
  });
}

/** One after the other: in their order, and within what browsers let a page send while it is left. */
async function finish(
  kept: Schema<'TripResult'> | undefined,
  unsent: readonly UnsentSave[],
  account: string,
): Promise<void> {
  const now = Date.now();
  // Together, as the visitor is told about them in one place.
  const lost: UnsentSave[] = [];
  const end = (write: UnsentSave, outcome: SendOutcome) => {
    if (published(write, outcome) === 'failed') lost.push(write);
  };
  if (kept) {
    const write = { resultId: kept.resultId, result: kept, account, at: now };
    end(write, await writeSaved(write));
  }
  for (const write of unsent) {
    if (person() !== account) break;
    const isMine = write.account === account;
    const isOld = write.at < now - UNSENT_LIFETIME_MS;
    if (isMine && (isOld || write.isLost)) lost.push(write);
    else if (isMine) end(write, await resendSave(write));
    else if (isOld) forgetUnsent(write);
  }
  if (lost.length > 0) lostSaves.onPage().add(lost);
}
