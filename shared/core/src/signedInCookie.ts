/** The default name of the cookie that says that somebody is signed in; also the reference back end's. */
export const SIGNED_IN_COOKIE = 'travel_signed_in';

/** Whether that cookie is there. False where the page has no cookies at all, as in a sandboxed frame. */
export function hasSignedInCookie(name: string = SIGNED_IN_COOKIE): boolean {
  try {
    return ` ${document.cookie};`.includes(` ${name}=1;`);
  } catch {
    return false; // an opaque origin: nobody can be signed in there
  }
}
