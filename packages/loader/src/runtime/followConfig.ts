import { getConfig, logFailure, setConfig } from '@travel-shell/core';
import { checkLateConfig } from '@travel-shell/core/lateConfig';

/**
 * Checks the configuration keys that few pages use, and begins what runs by itself on a page that has configured it. Call it
 * after each change.
 */
export function followConfig(): void {
  const { config, problems } = checkLateConfig(getConfig());
  for (const message of problems) logFailure({ code: 'CONFIG', message });
  if (problems[0]) {
    setConfig(config);
    dispatchEvent(new Event('travel-configured'));
  }
  const { adBlockerTargets, friendlyUrlVerticals, marketingId } = config;
  // The links stay plain ones without it.
  if (friendlyUrlVerticals?.length)
    import('./verticalLinks.ts').then(
      ({ followVerticalLinks }) => followVerticalLinks(),
      report('Links to other verticals do not take the search along.'),
    );
  if (marketingId?.runSyncScript || adBlockerTargets?.length)
    import('./pageBehaviours.ts').then(
      ({ runPageBehaviours }) => runPageBehaviours(),
      report('What the page has configured to run by itself does not.'),
    );
}

const report = (message: string) => (cause: unknown) => logFailure({ code: 'LOAD_FAILED', message, cause });
