/** The set-up of all tests, less one line that is not ours. */
import '../scripts/testSetup.ts';

/**
 * Storybook 10.6's React renderer takes `IS_REACT_ACT_ENVIRONMENT` back before it awaits the `act()` in which it removes
 * a story. An element with a React root of its own leaves at that very moment, and React warns. Delete this when
 * `renderToCanvas` of @storybook/react passes an async callback to that `act()`.
 */
const NOT_OURS = 'The current testing environment is not configured to support act(...)';

const original = console.error;
console.error = (...parts: unknown[]) => {
  if (parts[0] !== NOT_OURS) original.apply(console, parts);
};
