import { isHttps } from './isHttps.ts';

/**
 * Sets a cookie also where `document.cookie` is an element of that name (see `pageDocument`), under https only for https.
 * Throws without an origin.
 */
export const setCookie = (line: string): void => {
  Reflect.set(Document.prototype, 'cookie', line + (isHttps() ? ';secure' : ''), document);
};
