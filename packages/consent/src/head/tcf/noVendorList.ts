/**
 * In place of the library's vendor list in tcf.js, where none is made (encodeTcString.ts): what the library's model asks
 * its class. Saves 2 KB.
 */
export const GVL = { isInstanceOf: () => true };
