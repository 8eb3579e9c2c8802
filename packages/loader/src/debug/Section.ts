/** A part of the panel. What is in its rows says nothing of a person. */
export interface Section {
  title: string;
  rows: readonly Row[];
  /** Shown in the panel, but left out of the report: what a visitor has chosen. */
  isPrivate?: boolean;
}

/** A name with its value; `note` is less important. */
export interface Row {
  name: string;
  value: string;
  note?: string;
}
