/** How a withdrawal goes. */
export interface Withdrawal {
  /** The number of the decision's opening; the next one starts at the landing. */
  opening: number;
  /** Nothing is allowed any more. That counts before it is stored, and if it cannot be. */
  isWhole: boolean;
  /** Undefined until that is known. */
  isStored?: boolean;
  /** The deleted and the kept cookies; undefined until then, too. */
  cookies?: { deleted: readonly string[]; kept: readonly string[]; isComplete: boolean } | undefined;
}
