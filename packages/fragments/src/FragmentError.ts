/**
 * Why there is no fragment. `UNKNOWN_PIECE` and `NO_FIRST_SCREEN`: there is none by this name or form.
 * `UNKNOWN_ADDRESS`: the address is not one of a fragment's. `BAD_ATTRIBUTE`: an attribute, or what is in a query in its
 * place. `problems` has one sentence for each.
 */
export class FragmentError extends Error {
  readonly code: 'UNKNOWN_PIECE' | 'UNKNOWN_ADDRESS' | 'NO_FIRST_SCREEN' | 'BAD_ATTRIBUTE';
  readonly problems: readonly string[];

  constructor(code: FragmentError['code'], problems: readonly string[]) {
    super(problems.join(' '));
    this.name = 'FragmentError';
    this.code = code;
    this.problems = problems;
  }

  /** By its name, because the built renderer brings a class of its own. */
  static is(error: unknown): error is FragmentError {
    return error instanceof Error && error.name === 'FragmentError';
  }
}
