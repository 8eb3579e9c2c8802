/**
 * Why a fragment cannot be rendered: an unknown name, invalid attributes, or no first screen. `problems` has one sentence
 * for each.
 */
export class FragmentError extends Error {
  readonly code: 'UNKNOWN_PIECE' | 'BAD_ATTRIBUTE' | 'NO_FIRST_SCREEN';
  readonly problems: readonly string[];

  constructor(code: FragmentError['code'], problems: readonly string[]) {
    super(problems.join(' '));
    this.name = 'FragmentError';
    this.code = code;
    this.problems = problems;
  }
}
