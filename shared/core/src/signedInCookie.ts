import { pageDocument } from './pageDocument.ts';

/** Whether the signed-in cookie is there (D-30). Undefined in an opaque origin, such as a sandboxed frame: it has no cookies. */
export function hasSignedInCookie(name: string): boolean | undefined {
  try {
    return pageDocument.cookie.split('; ').includes(`${name}=1`);
  } catch {}
}
