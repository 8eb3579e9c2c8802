import { ownGlobal } from '@travel-shell/core/ownGlobal';

export interface Policy {
  createScriptURL(path: string): string;
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, given: Policy): Policy;
}

/**
 * Creates the Trusted Types policy for the scripts and HTML that step 0 hands to the browser.
 * @param base folder of loader.js. Scripts are named by their path from there, so that none is of another origin
 */
export function createPolicy(base: string): Policy {
  const rules = {
    createScriptURL: (path: string) => base + path,
    createHTML: (html: string) => html,
  };
  return ownGlobal<TrustedTypes>('trustedTypes')?.createPolicy?.('travel-shell', rules) ?? rules;
}
