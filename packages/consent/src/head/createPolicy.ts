export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface TrustedScope {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const rules: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };

/**
 * What consent.js hands to the browser as HTML or script: a fragment, and a file of this release. With a name of its own,
 * since loader.js makes the policy `travel-shell`, and most pages allow each name once. Made when it is needed, so that a
 * page that never fetches anything may refuse it.
 */
export function createPolicy(): Policy {
  return (globalThis as TrustedScope).trustedTypes?.createPolicy('travel-shell-consent', rules) ?? rules;
}
