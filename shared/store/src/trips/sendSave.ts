import type { ApiError } from '@travel-shell/api';
import { deleteSavedResult, putSavedResult } from '@travel-shell/api/trips';
import { logFailure } from '@travel-shell/core';
import { authState, getShellStore, on } from '@travel-shell/store';
import { type UnsentSave, unsentSaves } from '../keys/unsentSaves.ts';
import { savesState } from './savesState.ts';

/** `gone`: the visitor has signed out before it could be sent. */
export type SendOutcome = 'done' | 'failed' | 'gone';

interface Turn {
  isSave: boolean;
  outcome: Promise<SendOutcome>;
}

/** What the copies of this code on one page share. */
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
 * Saves a result or removes it: one write of a result at a time (TRP-O10). While offline it waits; the next page sends it
 * if this one is left. A failure is logged. Never rejects.
 */
export function sendSave(write: Omit<UnsentSave, 'account'>): Promise<SendOutcome> {
  const { turns } = sender();
  const { resultId } = write;
  const isSave = write.result !== undefined;
  const before = turns.get(resultId);
  // Pressed twice.
  if (before?.isSave === isSave) return before.outcome;
  savesState.onPage().mark(resultId, true);
  const outcome = (before?.outcome ?? Promise.resolve()).then(() => send(write));
  const turn = { isSave, outcome };
  turns.set(resultId, turn);
  return outcome.finally(() => {
    if (turns.get(resultId) !== turn) return;
    turns.delete(resultId);
    savesState.onPage().mark(resultId, false);
  });
}

/** The account of the visitor who is signed in. */
export const person = (): string | undefined => {
  const auth = authState.get();
  return auth.status === 'signedIn' ? (auth.state.userInfoState.accountEmail ?? '') : undefined;
};

const isOffline = () => navigator.onLine === false;

async function send({ resultId, result }: Omit<UnsentSave, 'account'>): Promise<SendOutcome> {
  const who = person();
  try {
    for (;;) {
      if (isOffline()) {
        keep({ resultId, account: who ?? '', ...(result && { result }) });
        await online();
      }
      if (person() !== who) return 'gone';
      try {
        const { savedForLater } = await (result ? putSavedResult(result) : deleteSavedResult(resultId));
        if (person() !== who) return 'gone';
        await savesState.onPage().take(resultId, savedForLater);
        return 'done';
      } catch (cause) {
        if (isOffline() && isUnsent(cause as ApiError)) continue;
        const what = result ? 'saved' : 'removed';
        logFailure({ code: 'SAVE_FAILED', message: `${resultId} could not be ${what}, so it stays as it was.`, cause });
        return 'failed';
      }
    }
  } finally {
    forget(resultId);
  }
}

/** The connection was lost, so nothing has been answered. Both calls may be repeated. */
const isUnsent = ({ code }: ApiError) => code === 'NETWORK' || code === 'TIMEOUT' || code === 'FORM_TOKEN_FAILED';

const online = () =>
  new Promise<void>((resolve) => {
    const { waiting } = sender();
    const go = () => {
      waiting.delete(go);
      resolve();
    };
    waiting.add(go);
  });

const others = (resultId: string) => (unsentSaves.read() ?? []).filter((unsent) => unsent.resultId !== resultId);

const keep = (write: UnsentSave) => unsentSaves.write([...others(write.resultId), write]);

function forget(resultId: string): void {
  const left = others(resultId);
  if (left.length > 0) unsentSaves.write(left);
  else unsentSaves.remove();
}
