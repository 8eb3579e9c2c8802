import type { FormControl } from '@travel-shell/piece/form';
import { FileField } from '@travel-shell/ui/file-field';
import { type ReactNode, useState } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import type { FileProps } from './HelpForm.tsx';

interface AttachmentsProps {
  form: FormControl;
  file: FileProps;
  max: number;
  messages: Messages;
}

/** Several files, each in a field of its own: the next field comes with the file before it. */
export function Attachments({ form, file, max, messages }: AttachmentsProps): ReactNode {
  const { attachmentOf } = messages.companyGeneral.help;
  /** Whether each field has a file. */
  const [filled, setFilled] = useState<readonly boolean[]>([false]);

  function follow(index: number, hasFile: boolean): void {
    setFilled((before) => {
      const now = before.map((was, at) => (at === index ? hasFile : was));
      return now.every(Boolean) && now.length < max ? [...now, false] : now;
    });
  }

  return filled.map((_, index) => (
    <FileField
      key={index}
      {...file}
      {...(index === 0 && { id: form.fieldId(file.name) })}
      label={attachmentOf({ number: index + 1, total: max })}
      hint={index === 0 ? file.hint : undefined}
      error={index === 0 ? form.problems[file.name] : undefined}
      hasPreview
      onFileChange={(chosen) => follow(index, chosen !== undefined)}
    />
  ));
}
