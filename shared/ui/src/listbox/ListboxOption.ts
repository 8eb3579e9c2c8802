/** STA-108 */
export interface ListboxOption {
  value: string;
  title: string;
  /** BCP 47; of the titles, where they are in another language than the page. */
  lang?: string;
  /** Shown in the list instead of `title`. */
  fullTitle?: string;
  /** Shown in the closed control, which has little room; screen readers still read `title`. */
  contractedTitle?: string;
  /** MSC-058 */
  disabled?: boolean;
  /** MSC-057: names the options that follow it, up to the next heading. */
  isHeading?: boolean;
}
