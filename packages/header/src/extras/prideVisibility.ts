interface PrideFlags {
  pride: boolean;
  confetti: boolean;
  /** Whether it is settled that confetti flies, or does not. */
  isDecided: boolean;
}

/**
 * Whether the pride logo shows; undefined while that is not known, and then neither it nor the usual one does.
 * MSC-036, MSC-037, MSC-O04.
 */
export function prideVisibility({ pride, confetti, isDecided }: PrideFlags): boolean | undefined {
  return pride && confetti && !isDecided ? undefined : pride;
}
