export interface Policy {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

interface TrustedScope {
  trustedTypes?: { createPolicy(name: string, given: Policy): Policy };
}

/**
 * What step 0 hands to the browser as script or HTML, under its Trusted Types policy.
 * @param base scripts must live below this URL; anything else is refused
 */
export function createPolicy(base: string): Policy {
  const rules = {
    createScriptURL(url: string) {
      if (!url.startsWith(base)) throw new Error(`${url} not ours`);
      return url;
    },
    createHTML: (html: string) => html,
  };
  return (self as TrustedScope).trustedTypes?.createPolicy('travel-shell', rules) ?? rules;
}
