export interface ComboboxOption {
  /** Identifies it, and is its value in a form. */
  key: string;
  /** The text that the field shows once the option is chosen. */
  title: string;
  /** The details that distinguish two options of one name, in the list and below the field: an address, a role. */
  details?: readonly string[];
}
