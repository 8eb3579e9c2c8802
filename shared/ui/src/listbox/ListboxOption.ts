/** STA-108 */
export interface ListboxOption {
  value: string;
  title: string;
  /** In the list, where there is room for it; `title` otherwise. */
  fullTitle?: string;
  /** In the closed control, where there is little room; `title` is read all the same. */
  contractedTitle?: string;
  /** MSC-058 */
  disabled?: boolean;
  /** MSC-057: the name of the options that follow it, as far as the next heading. */
  isHeading?: boolean;
}
