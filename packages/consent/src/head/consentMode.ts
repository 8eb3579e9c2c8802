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

const scope = self as { dataLayer?: unknown[] };

/** Google reads the `arguments` object of its own function, not an array. With `this`, or the build makes it an arrow. */
function gtag(this: unknown[], ..._given: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  this.push(arguments);
}

/**
 * Google's Consent Mode v2: what holds before any tag runs, and each decision after it.
 * @param allowed categories
 * @param decided undefined before the visitor has decided: tags wait for those who are asked
 * @returns tells of a decision
 */
export function createConsentMode(
  allowed: readonly string[],
  decided: object | undefined,
): (allowed: readonly string[]) => void {
  const tell = (given: readonly string[], atFirst?: object) => {
    const signals: Record<string, Signal> = {};
    for (const [type, category] of Object.entries(STORAGE)) {
      signals[type] = given.includes(category) ? 'granted' : 'denied';
    }
    scope.dataLayer ??= [];
    gtag.call(scope.dataLayer, 'consent', atFirst ? 'default' : 'update', { ...signals, ...atFirst });
  };
  tell(allowed, decided ? {} : { wait_for_update: WAIT_MS });
  return tell;
}
