import type { Category } from './savedChoice.ts';

type Signal = 'granted' | 'denied';

/** Google's types of storage, by the category that allows them. */
const STORAGE: Readonly<Record<string, Category>> = {
  ad_storage: 'advertising',
  ad_user_data: 'advertising',
  ad_personalization: 'advertising',
  analytics_storage: 'analytical',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'strictlyNecessary',
};

/** How long Google's tags wait for the decision of a visitor who is asked. In ms. */
const WAIT_MS = 500;

/** Google reads the `arguments` object of its own function, not an array. */
function gtag(..._given: unknown[]): void {
  const scope = globalThis as { dataLayer?: unknown[] };
  scope.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  scope.dataLayer.push(arguments);
}

/**
 * Google's Consent Mode v2: what holds before any tag runs, and each decision after it.
 * @param allowed categories
 * @param isDecided whether the visitor has said so; tags wait for those who are asked
 * @returns tells of a decision
 */
export function createConsentMode(
  allowed: readonly string[],
  isDecided: boolean,
): (allowed: readonly string[]) => void {
  const tell = (action: 'default' | 'update', given: readonly string[], more = {}) => {
    const signals: Record<string, Signal> = {};
    for (const [type, category] of Object.entries(STORAGE)) {
      signals[type] = given.includes(category) ? 'granted' : 'denied';
    }
    gtag('consent', action, { ...signals, ...more });
  };
  tell('default', allowed, isDecided ? {} : { wait_for_update: WAIT_MS });
  return (given) => tell('update', given);
}
