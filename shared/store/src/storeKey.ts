/** The key under which a page keeps the store that all copies of the kit share. */
export const STORE_KEY = Symbol.for('travel-shell.store');
