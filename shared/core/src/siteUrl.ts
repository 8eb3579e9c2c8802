import { getApiBase, pageConfig } from './pageConfig.ts';

/** A path of the site, and not `//other.example`. */
const PATH = /^\/(?!\/)/;

const resolve = (address: string, base: string) => (PATH.test(address) ? base + address : address);

/**
 * The address a link leads to. A path is one of the site (`siteBase`, else `apiBase`), which need not be the page's own
 * origin. On a server, without a configuration, it stays a path: step 0 does the same to a fragment's HTML.
 */
export function siteUrl(address: string): string {
  return resolve(address, pageConfig()?.siteBase || getApiBase());
}

/** The address of a picture: a path is one of the back end. */
export const apiUrl = (address: string): string => resolve(address, getApiBase());

const siteOrigin = () => new URL(siteUrl('/'), location.href).origin;

/** Whether an address is one of the site. */
export const isOnSite = (address: string): boolean =>
  URL.canParse(address, location.href) && new URL(siteUrl(address), location.href).origin === siteOrigin();

/** This page as a return address (RTE-O04): path and query, or all of it for a site of another origin. */
export const returnAddress = (): string =>
  siteOrigin() === new URL(location.href).origin ? location.pathname + location.search : location.href;
