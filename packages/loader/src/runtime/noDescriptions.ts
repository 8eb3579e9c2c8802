/**
 * Replaces the sentences of `@module-federation/error-codes` in step 1 (webpack.config.ts, D-5): an error still has its code
 * and the address of the page that explains it.
 */
export const runtimeDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
