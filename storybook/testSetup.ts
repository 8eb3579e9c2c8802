/** The setup of all tests, except for one console line that is not ours. */
import '@travel-shell/testing/testSetup';

/**
 * Storybook 10.6's React renderer resets `IS_REACT_ACT_ENVIRONMENT` before it awaits the `act()` that removes a story.
 * An element with its own React root unmounts at that moment, and React warns. Delete this when `renderToCanvas` of
 * @storybook/react passes an async callback to that `act()`.
 */
const NOT_OURS = 'The current testing environment is not configured to support act(...)';

const original = console.error;
console.error = (...parts: unknown[]) => {
  if (parts[0] !== NOT_OURS) original.apply(console, parts);
};
