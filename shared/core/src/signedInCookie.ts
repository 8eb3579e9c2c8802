/** Whether the cookie is there that says that somebody is signed in. */
export function hasSignedInCookie(name: string): boolean {
  try {
    return document.cookie.split('; ').includes(`${name}=1`);
  } catch {
    return false; // an opaque origin, such as a sandboxed frame, has no cookies: nobody can be signed in there
  }
}
