/** Whether the signed-in cookie is there (D-30). */
export function hasSignedInCookie(name: string): boolean {
  try {
    return document.cookie.split('; ').includes(`${name}=1`);
  } catch {
    return false; // an opaque origin, such as a sandboxed frame, has no cookies and so no sign-in
  }
}
