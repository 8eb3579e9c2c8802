import { type ApiError, call, messageOf } from '@travel-shell/api';
import { removeSavedResult } from '@travel-shell/contract/calls/removeSavedResult';
import { saveResultForLater } from '@travel-shell/contract/calls/saveResultForLater';
import { logFailure } from '@travel-shell/core';
import { getShellStore, on } from '@travel-shell/store';
import type { UnsentSave } from '../keys/unsentSaves.ts';
import { person } from './person.ts';
import { savesState } from './savesState.ts';
import { forgetUnsent, isUnsent, keepUnsent } from './unsentWrites.ts';

/** `gone`: the visitor has signed out, or another tab has sent it, before it could be sent. */
export type SendOutcome = 'done' | 'failed' | 'gone';

export interface SendOptions {
  /** Called while it waits for the browser to be online. `isKept`: the next page sends it if this one is left. */
  onWaiting?: (isKept: boolean) => void;
  /** Called when it fails, with the back end's text for the visitor where trying again does not help: the list is full. */
  onFailed?: (text: string | undefined) => void;
}

type Write = Pick<UnsentSave, 'resultId'> & { result?: UnsentSave['result'] | undefined };

interface Turn {
  isSave: boolean;
  outcome: Promise<SendOutcome>;
}

/** The state that the copies of this code on one page share. */
const sender = () =>
  getShellStore().once('saveSender', () => {
    /** The last write of each result. */
    const turns = new Map<string, Turn>();
    /** Wakes the writes that wait until the browser is online. */
    const waiting = new Set<() => void>();
    const wake = () => {
      for (const go of waiting) go();
    };
    addEventListener('online', wake);
    // The next visitor of this tab must not get what this one has saved.
    on('sign-out', wake);
    return { turns, waiting };
  });

/**
 * Saves a result or removes it: one write of a result at a time (TRP-O10). It is kept until its response, so that the next
 * page sends it if this one is left; while offline it waits. A failure is logged. Never rejects.
 */
export function writeSaved({ resultId, result }: Write, options: SendOptions = {}): Promise<SendOutcome> {
  const before = sender().turns.get(resultId);
  // Pressed twice.
  if (before?.isSave === isSave({ resultId, result })) return before.outcome;
  const account = person();
  const unsent = { resultId, ...(result && { result }), account: account ?? '', at: Date.now() };
  const isKept = account !== undefined && keepUnsent(unsent);
  return inTurn(unsent, async () => {
    const outcome = await send(unsent, { ...options, onWaiting: () => options.onWaiting?.(isKept) });
    forgetUnsent(unsent);
    return outcome;
  });
}

/**
 * As `writeSaved`, for a write that an earlier page has kept. After a failure it stays kept: the visitor is still to be
 * told.
 */
export const resendSave = (unsent: UnsentSave): Promise<SendOutcome> =>
  inTurn(unsent, async () => {
    if (!isUnsent(unsent)) return 'gone';
    const outcome = await send(unsent);
    if (outcome !== 'failed') forgetUnsent(unsent);
    return outcome;
  });

const isSave = ({ result }: Write) => result !== undefined;

function inTurn(write: Write, start: () => Promise<SendOutcome>): Promise<SendOutcome> {
  const { turns } = sender();
  const { resultId } = write;
  savesState.onPage().mark(resultId, true);
  const before = turns.get(resultId)?.outcome ?? Promise.resolve();
  const outcome = before.then(() => alone(resultId, start));
  const turn = { isSave: isSave(write), outcome };
  turns.set(resultId, turn);
  return outcome.finally(() => {
    if (turns.get(resultId) !== turn) return;
    turns.delete(resultId);
    savesState.onPage().mark(resultId, false);
  });
}

/** Tabs share what is kept: while one of them sends a write of a result, the others wait. */
async function alone(resultId: string, start: () => Promise<SendOutcome>): Promise<SendOutcome> {
  try {
    return await navigator.locks.request(`travel-shell.save ${resultId}`, start);
  } catch {
    // Absent on a page without https, blocked where storage is. `start` never rejects.
    return start();
  }
}

const isOffline = () => navigator.onLine === false;

async function send(
  { resultId, result, account }: UnsentSave,
  { onWaiting, onFailed }: Pick<SendOptions, 'onFailed'> & { onWaiting?: () => void } = {},
): Promise<SendOutcome> {
  for (;;) {
    if (isOffline()) {
      onWaiting?.();
      await online();
    }
    if (person() !== account) return 'gone';
    try {
      const { savedForLater } = await write(resultId, result);
      if (person() !== account) return 'gone';
      await savesState.onPage().take(resultId, savedForLater);
      return person() === account ? 'done' : 'gone';
    } catch (cause) {
      if (isOffline() && isUnanswered(cause as ApiError)) continue;
      if (person() !== account) return 'gone';
      const what = result ? 'saved' : 'removed';
      logFailure({ code: 'SAVE_FAILED', message: `${resultId} could not be ${what}, so it stays as it was.`, cause });
      onFailed?.(refusalOf(cause as ApiError));
      return 'failed';
    }
  }
}

/** Also while the page is left. */
const write = (resultId: string, result: UnsentSave['result']) =>
  result
    ? call(saveResultForLater, { path: { resultId }, json: result, keepalive: true })
    : call(removeSavedResult, { path: { resultId }, keepalive: true });

/** The connection was lost, so nothing has been answered. Both calls may be repeated. */
const isUnanswered = ({ code }: ApiError) => code === 'NETWORK' || code === 'TIMEOUT' || code === 'FORM_TOKEN_FAILED';

const refusalOf = (error: ApiError) =>
  error.code === 'HTTP' && error.status === 409 ? messageOf(error, '') || undefined : undefined;

const online = () =>
  new Promise<void>((resolve) => {
    const { waiting } = sender();
    const go = () => {
      waiting.delete(go);
      resolve();
    };
    waiting.add(go);
  });
