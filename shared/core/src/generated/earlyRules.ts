// Written by scripts/configuration.ts from ../configTable.ts.

/** The values that a key may have, or a pattern. */
export const EARLY_RULES: Readonly<Record<string, RegExp | readonly string[]>> = {
  brand: /^[a-z][a-z\d-]*$/,
  locale: /^([a-z]{2,8}([-_][a-z\d]{1,8})*)?$/i,
  presentation: ["default", "aos", "auto", "dark"],
  fragments: /^(auto|off|https?:\/\/[^?#]*[^?#/])$/,
  apiBase: /^(https?:\/\/[^/?#]+)?$/,
  formtoken: /^/,
  signedInCookie: /^[\w.-]*$/,
  apiTimeout: /^[1-9]\d*$/,
  loadTimeout: /^[1-9]\d*$/,
};
