interface CookieScope {
  /** Not in browsers of before 2025. */
  cookieStore?: EventTarget;
}

/** Calls back when a cookie of the page has changed, in whichever tab. Returns the function that unsubscribes. */
export function onCookieChange(listener: () => void): () => void {
  const { cookieStore } = globalThis as CookieScope;
  cookieStore?.addEventListener('change', listener);
  return () => cookieStore?.removeEventListener('change', listener);
}
