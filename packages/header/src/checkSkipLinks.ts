export interface SkipLink {
  text: string;
  /** A fragment of the page, `#results` for instance. */
  url: `#${string}`;
}

/** What is wrong with the value of `skip-links`, in words that complete "Expected …"; undefined when it is fine. */
export function checkSkipLinks(value: unknown): string | undefined {
  const isLink = (link: unknown) => {
    const { text, url } = (link ?? {}) as Partial<SkipLink>;
    return typeof text === 'string' && typeof url === 'string' && url.startsWith('#');
  };
  return Array.isArray(value) && value.every(isLink) ? undefined : 'an array of { "text": …, "url": "#…" }';
}
