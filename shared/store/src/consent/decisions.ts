import { logFailure } from '@travel-shell/core';
import { getShellStore, openTabs } from '@travel-shell/store';

interface Decisions {
  /** Refetches after a decision, by entity name. */
  followers: Map<string, () => void>;
  tell(): void;
  last: Promise<unknown>;
}

const onPage = (): Decisions =>
  getShellStore().once('consentDecisions', () => {
    const followers = new Map<string, () => void>();
    const tabs = openTabs('consent', () => {
      for (const ask of followers.values()) ask();
    });
    return { followers, tell: tabs.tell, last: Promise.resolve() };
  });

/** Makes the entity refetch after a decision, here or in another tab. Call it in `load`. */
export function followDecisions(name: string, askAgain: () => void): void {
  onPage().followers.set(name, askAgain);
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
  const done = decisions.last.then(async () => {
    try {
      accept(await save());
    } catch (cause) {
      logFailure({ code: 'CONSENT_FAILED', message: `The decision about ${name} could not be stored.`, cause });
      return false;
    }
    for (const [follower, ask] of decisions.followers) if (follower !== name) ask();
    decisions.tell();
    return true;
  });
  decisions.last = done;
  return done;
}
