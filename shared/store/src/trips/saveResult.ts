import type { Schema } from '@travel-shell/contract';
import { getConfig } from '@travel-shell/core';
import { authState, ensureAuth, getShellStore, publish } from '@travel-shell/store';
import { requestSignIn } from '../auth/requestSignIn.ts';
import { savedTrip } from '../keys/savedTrip.ts';
import { unsentSaves } from '../keys/unsentSaves.ts';
import { tripsDrawerState } from './drawerState.ts';
import { person, type SendOutcome, sendSave } from './sendSave.ts';

/** `declined`: the visitor would have had to sign in, and did not. */
export type SaveOutcome = SendOutcome | 'declined';

export interface SaveOptions {
  /** The element that asks, whose looks the sign-in takes and which dispatches the events. */
  from?: HTMLElement | undefined;
  /** What the visitor was doing, which goes on if they close the sign-in while the drawer is closed (TRP-031). */
  proceed?: () => void;
}

/** Counts the sign-ins that saves have asked for: the kept result belongs to the last one. */
const asked = () => getShellStore().once('saveSignIns', () => ({ count: 0 }));

/**
 * Saves a result for later: unsaved, saving, saved (TRP-025). A visitor who is signed out is asked to sign in first
 * (TRP-027, TRP-028). A failure is logged and leaves everything as it was (TRP-O10). Never rejects.
 */
export async function saveResult(result: Schema<'TripResult'>, options: SaveOptions = {}): Promise<SaveOutcome> {
  const { from, proceed } = options;
  const { resultId } = result;
  if ((await ensureAuth()).status !== 'signedIn' && !(await signIn(result, from))) {
    if (!tripsDrawerState.get()) proceed?.();
    return 'declined';
  }
  const outcome = await sendSave({ resultId, result });
  if (outcome === 'done') publish('trip-saved', { resultId }, from);
  return outcome;
}

/** Removes a saved result: saved, saving, unsaved. Otherwise like `saveResult`, but never asks for a sign-in. */
export async function removeResult(resultId: string, from?: HTMLElement): Promise<SendOutcome> {
  const outcome = await sendSave({ resultId });
  if (outcome === 'done') publish('trip-removed', { resultId }, from);
  return outcome;
}

async function signIn(result: Schema<'TripResult'>, from: HTMLElement | undefined): Promise<boolean> {
  const sign = asked();
  sign.count += 1;
  const mine = sign.count;
  // TRP-029: a provider may take the visitor to another page and back.
  if (getConfig().keepsPendingSave) savedTrip.write(result);
  const isSignedIn = await requestSignIn({ reason: 'save-trip', resultId: result.resultId }, from);
  if (sign.count === mine) savedTrip.remove();
  return isSignedIn;
}

/**
 * Finishes what the page before this one could not: a save that waited for a sign-in (TRP-029), and what was saved while
 * offline. Once per page, as soon as the visitor is signed in. Call it when a piece that saves is on the page.
 */
export function resumeSaves(): void {
  getShellStore().once('resumedSaves', () => {
    const kept = savedTrip.read();
    const unsent = unsentSaves.read() ?? [];
    if (!kept && unsent.length === 0) return true;
    const resume = () => {
      if (authState.get().status !== 'signedIn') return;
      end();
      savedTrip.remove();
      unsentSaves.remove();
      const mine = unsent.filter(({ account }) => account === person());
      for (const { resultId, result } of mine) void (result ? saveResult(result) : removeResult(resultId));
      if (kept) void saveResult(kept);
    };
    const end = authState.subscribe(resume);
    resume();
    return true;
  });
}
