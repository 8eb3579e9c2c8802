import type { ReactNode } from 'react';
import type { TravelerFormProps } from './TravelerFormProps.ts';

/** The looks that the form inherits through its slot. */
export function FormFrame({ prepared }: TravelerFormProps): ReactNode {
  const { messages, presentation } = prepared;
  return (
    <div data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <slot name="form" />
    </div>
  );
}
