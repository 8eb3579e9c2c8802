import { type Category, NECESSARY } from './savedChoice.ts';

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

/** What passes the visitor's data on: `ad_user_data`, `ad_personalization`. */
const SHARING = /^ad_[up]/;

/** How long Google's tags wait for the decision of a visitor who is asked. In ms. */
const WAIT_MS = 500;

const scope = globalThis as { dataLayer?: unknown[] };

/** Google reads the `arguments` object of its own function, not an array. With `this`, or the build makes it an arrow. */
function gtag(this: unknown[], ..._given: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  this.push(arguments);
}

/**
 * Google's Consent Mode v2: what holds before any tag runs, and each decision after it.
 * @param decided categories that the visitor has allowed before; undefined before a decision, for which tags wait
 * @param isOptedOut by a signal of the browser, which denies sharing whatever the categories allow
 * @returns tells of a decision
 */
export function createConsentMode(
  decided: readonly string[] | undefined,
  isOptedOut: boolean,
): (allowed: readonly string[]) => void {
  const tell = (given: readonly string[], atFirst?: object) => {
    const signals: Record<string, Signal> = {};
    for (const [type, category] of Object.entries(STORAGE)) {
      signals[type] = given.includes(category) && !(isOptedOut && SHARING.test(type)) ? 'granted' : 'denied';
    }
    scope.dataLayer ??= [];
    gtag.call(scope.dataLayer, 'consent', atFirst ? 'default' : 'update', { ...signals, ...atFirst });
  };
  tell(decided ?? NECESSARY, decided ? {} : { wait_for_update: WAIT_MS });
  return tell;
}
