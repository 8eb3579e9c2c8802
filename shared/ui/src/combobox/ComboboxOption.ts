export interface ComboboxOption {
  /** Identifies it, and is its value in a form. */
  key: string;
  /** What the field shows once it is chosen. */
  title: string;
  /** What tells apart two of one name, in the list and below the field: an address, a role. */
  details?: readonly string[];
}
