import type { FormControl } from '@travel-shell/piece/form';
import { TextArea } from '@travel-shell/ui/text-area';
import type { ReactNode } from 'react';

/** The text of a message. One that is too long is refused when it is sent, and not cut. */
export function Description({ label, form }: { label: string; form: FormControl }): ReactNode {
  const { id, name, defaultValue, error, required } = form.field('description');
  return <TextArea {...{ label, id, name, defaultValue, error, required }} />;
}
