/** Selector of headers whose rules of the bar (`fitRules`) are a server's. */
export const SERVED = '.header:not([data-own])';
