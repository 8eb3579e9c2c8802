export interface SkipLink {
  text: string;
  /** A fragment of the page, e.g. `#results`. */
  url: `#${string}`;
}

/** The error in the value of `skip-links`, worded to complete "Expected …"; undefined when valid. */
export function checkSkipLinks(value: unknown): string | undefined {
  const isLink = (link: unknown) => {
    const { text, url } = (link ?? {}) as Partial<SkipLink>;
    return typeof text === 'string' && typeof url === 'string' && url.startsWith('#');
  };
  return Array.isArray(value) && value.every(isLink) ? undefined : 'an array of { "text": …, "url": "#…" }';
}
