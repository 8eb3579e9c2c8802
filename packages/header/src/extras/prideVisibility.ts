interface PrideFlags {
  pride: boolean;
  confetti: boolean;
  /** Whether it is decided if confetti flies. */
  isDecided: boolean;
}

/** Whether the pride logo shows; while undefined, neither it nor the usual one shows. MSC-036, MSC-037, MSC-O04. */
export function prideVisibility({ pride, confetti, isDecided }: PrideFlags): boolean | undefined {
  return pride && confetti && !isDecided ? undefined : pride;
}
