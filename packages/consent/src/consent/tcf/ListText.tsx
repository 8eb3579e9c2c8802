import type { ReactNode } from 'react';

/** A text of the vendor list, which is in English whatever the language of the dialog is. */
export const ListText = ({ children }: { children: ReactNode }): ReactNode => (
  <span lang="en" dir="ltr">
    {children}
  </span>
);
