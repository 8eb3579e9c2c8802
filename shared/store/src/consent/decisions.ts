import { logFailure } from '@travel-shell/core';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { getShellStore, on, openTabs, publish, type ShellEvents } from '@travel-shell/store';
import { heedAnswers } from './acceptedCategories.ts';

interface Decisions {
  /** Refetches after a decision, by entity name. */
  followers: Map<string, () => void>;
  tell(): void;
  last: Promise<unknown>;
  /** Raised when a decision begins, and when it ends. */
  epoch: number;
  pending: number;
  /** The event on the page is ours. */
  isPublishing: boolean;
}

const onPage = (): Decisions =>
  getShellStore().once('consentDecisions', () => {
    const askAll = () => {
      for (const ask of decisions.followers.values()) ask();
    };
    const tabs = openTabs('consent', askAll);
    const decisions: Decisions = {
      followers: new Map(),
      tell: tabs.tell,
      last: Promise.resolve(),
      epoch: 0,
      pending: 0,
      isPublishing: false,
    };
    const follow = async () => {
      if (decisions.isPublishing) return;
      // consent.js tells of a refusal before it is stored.
      await getConsentHead()?.answered;
      askAll();
      tabs.tell();
    };
    on('consent-given', follow);
    on('consent-declined', follow);
    return decisions;
  });

/** Makes the entity refetch after a decision, here or in another tab. Call it in `load`. */
export function followDecisions(name: string, askAgain: () => void): void {
  onPage().followers.set(name, askAgain);
}

/** Returns whether no decision was under way since, so that a response is what is stored now. */
export function watchDecisions(): () => boolean {
  const decisions = onPage();
  const { epoch, pending } = decisions;
  return () => pending === 0 && decisions.epoch === epoch;
}

/** Whether a decision of this page is being stored. */
export const isDeciding = (): boolean => onPage().pending > 0;

/** Tells the page of a decision of ours, whose entities we update ourselves. */
export function publishDecision<N extends 'consent-given' | 'consent-declined'>(name: N, detail: ShellEvents[N]): void {
  const decisions = onPage();
  heedAnswers();
  decisions.isPublishing = true;
  try {
    publish(name, detail);
  } finally {
    decisions.isPublishing = false;
  }
}

/**
 * Stores a decision. `accept` applies the response; other consent entities and other tabs then refetch. False when it
 * could not be stored, which is only logged (ERR-051). One at a time: the visitor's last decision must be the last to
 * arrive.
 */
export function decide<T>(
  name: string,
  save: () => Promise<T>,
  accept: (answer: T) => void = () => {},
): Promise<boolean> {
  const decisions = onPage();
  const count = (change: 1 | -1) => {
    decisions.epoch += 1;
    decisions.pending += change;
  };
  count(1);
  const done = decisions.last.then(async () => {
    try {
      accept(await save());
    } catch (cause) {
      logFailure({ code: 'CONSENT_FAILED', message: `The decision about ${name} could not be stored.`, cause });
      return false;
    } finally {
      count(-1);
    }
    for (const [follower, ask] of decisions.followers) if (follower !== name) ask();
    decisions.tell();
    return true;
  });
  decisions.last = done;
  // Until then, consent.js takes no cookie for another tab's answer.
  const head = getConsentHead();
  if (head) head.answered = done;
  return done;
}
