/**
 * A story of a failure logs it: `parameters.logs` says which lines these are. Any other line fails its test. Returns the
 * undo.
 */
export function ignoreLines(known: RegExp | undefined): (() => void) | undefined {
  if (!known) return;
  const { error, warn } = console;
  const except =
    (write: typeof error): typeof error =>
    (...parts) => {
      if (!known.test(String(parts[0]))) write.apply(console, parts);
    };
  Object.assign(console, { error: except(error), warn: except(warn) });
  return () => void Object.assign(console, { error, warn });
}
