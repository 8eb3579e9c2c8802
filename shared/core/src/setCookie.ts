/** Sets a cookie also where `document.cookie` is an element of that name (see `pageDocument`). Throws without an origin. */
export const setCookie = (line: string): void => {
  Reflect.set(Document.prototype, 'cookie', line, document);
};
