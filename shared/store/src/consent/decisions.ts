import { logFailure } from '@travel-shell/core';
import { inTurn } from '@travel-shell/core/answerConsent';
import { getShellStore, on, openTabs, publish, type ShellEvents } from '@travel-shell/store';
import { heedAnswers } from './acceptedCategories.ts';
import { consentAnswers } from './consentAnswers.ts';

interface Decisions {
  /** Refetches after a decision, by entity name. */
  followers: Map<string, () => void>;
  tell(): void;
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
      isPublishing: false,
    };
    const follow = async () => {
      if (decisions.isPublishing) return;
      // consent.js tells of a refusal before it is stored.
      await consentAnswers().answered;
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

/** Returns whether no decision has begun since, so that a response is what is stored now. */
export function watchDecisions(): () => boolean {
  const { answered } = consentAnswers();
  return () => consentAnswers().answered === answered;
}

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
 * Stores a decision. `accept` applies the response; other consent entities and other tabs then refetch, unless it says that
 * nothing has changed. False when it could not be stored, which is only logged (ERR-051). In its turn already, else `decide`.
 */
export async function storeDecision<T>(
  name: string,
  save: () => Promise<T>,
  accept: (answer: T) => unknown = () => {},
): Promise<boolean> {
  try {
    if (accept(await save()) === false) return true;
  } catch (cause) {
    logFailure({ code: 'CONSENT_FAILED', message: `The decision about ${name} could not be stored.`, cause });
    return false;
  }
  const { followers, tell } = onPage();
  for (const [follower, ask] of followers) if (follower !== name) ask();
  tell();
  return true;
}

/** As `storeDecision`, one at a time: the visitor's last decision must be the last to arrive. */
export const decide = <T>(...decision: Parameters<typeof storeDecision<T>>): Promise<boolean> =>
  inTurn(consentAnswers(), () => storeDecision(...decision));
