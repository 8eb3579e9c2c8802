/** Whether the cookie is there that says that somebody is signed in. Throws where a page has no cookies at all. */
export const hasSignedInCookie = (name: string): boolean => ` ${document.cookie};`.includes(` ${name}=1;`);
