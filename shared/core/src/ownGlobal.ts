/**
 * A global that the browser or a script has set. With `<a id="travelShell">`, which may be in markup that visitors write,
 * `window.travelShell` is that link where no script has set it; but inherited.
 */
export const ownGlobal = <T>(name: string): T | undefined =>
  Object.hasOwn(globalThis, name) ? ((globalThis as Record<string, unknown>)[name] as T) : undefined;

/** The array that scripts push to under this name, or what has taken its place since; a new one where there is none. */
export function ownQueue<Q = unknown[]>(name: string): Q {
  if (!ownGlobal(name)) Object.assign(globalThis, { [name]: [] });
  return ownGlobal(name) as Q;
}
