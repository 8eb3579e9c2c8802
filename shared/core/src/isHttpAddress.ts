/**
 * Checks every URL that may become a link: it must be http, https or relative. `javascript:` above all would run as
 * script when the link is pressed. `safeUrl` decides whether the kit may navigate there by itself.
 */
export const isHttpAddress = (address: string, base = 'http://a'): boolean =>
  URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);
