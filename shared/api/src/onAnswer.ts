const listeners = new Set<() => void>();

/** Calls `listener` after every response of the back end, also after a failure. Returns the function that unsubscribes. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For `exchange` only. */
export function announceAnswer(): void {
  for (const listener of listeners) listener();
}

const refused = new Set<() => void>();

/** Calls `listener` after a refusal that names a permission: the page has another one in mind. Returns its undo. */
export function onMissingPermission(listener: () => void): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}

/** For `exchange` only. */
export function announceMissingPermission(): void {
  for (const listener of refused) listener();
}

/** Who is signed in, as text that differs by person and company. Undefined where nobody is, or that is not known. */
interface Visitor {
  known(): string | undefined;
  ask(): Promise<string | undefined>;
}

let visitor: Visitor | undefined;

/** Has calls know who makes them. Returns its undo. */
export function identifyVisitor(given: Visitor): () => void {
  visitor = given;
  return () => {
    if (visitor === given) visitor = undefined;
  };
}

/**
 * Call it as a call begins. What it returns says, after a refusal of the form token, whether a new token is for the same
 * visitor, or for nobody: the token of a session is refused once another account has taken its place.
 */
export function rememberVisitor(): () => Promise<boolean> {
  const who = visitor?.known();
  return async () => {
    if (who === undefined) return true;
    const now = await visitor?.ask();
    // To nobody the back end says that the session is over.
    return now === undefined || now === who;
  };
}
