/** Keys whose values may be of a person, or are secret. */
export const PRIVATE_KEYS: readonly string[] = ['formtoken', 'analytics', 'seo', 'marketingId'];

/** The configuration as a line of HTML. What is private is left for the page to fill in. */
export function configTag(config: object): string {
  const text = JSON.stringify(config, (key, value) => (PRIVATE_KEYS.includes(key) ? '…' : value));
  return `<script type="application/json" id="travel-shell-config">${text}</script>`;
}
