/** Why a fragment cannot be rendered: an unknown name or invalid attributes. `problems` has one sentence for each. */
export class FragmentError extends Error {
  readonly code: 'UNKNOWN_PIECE' | 'BAD_ATTRIBUTE';
  readonly problems: readonly string[];

  constructor(code: FragmentError['code'], problems: readonly string[]) {
    super(problems.join(' '));
    this.name = 'FragmentError';
    this.code = code;
    this.problems = problems;
  }
}
