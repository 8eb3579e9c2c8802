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

/** The state of one field. */
type Step = 'empty' | 'filled' | 'refused';

/** Several files, each in a field of its own: the next field comes with the file before it. */
export function Attachments({ form, file, max, messages }: AttachmentsProps): ReactNode {
  const { attachmentOf } = messages.companyGeneral.help;
  const [steps, setSteps] = useState<readonly Step[]>(['empty']);

  function follow(index: number, step: Step): void {
    setSteps((before) => {
      const now = before.map((was, at) => (at === index ? step : was));
      return now.every((one) => one === 'filled') && now.length < max ? [...now, 'empty'] : now;
    });
  }

  // A field that refuses its file says so itself.
  const problem = steps.includes('refused') ? undefined : form.problems[file.name];
  return steps.map((_, index) => (
    <FileField
      key={index}
      {...file}
      {...(index === 0 && { id: form.fieldId(file.name) })}
      label={attachmentOf({ number: index + 1, total: max })}
      hint={index === 0 ? file.hint : undefined}
      error={index === 0 ? problem : undefined}
      hasPreview
      onFileChange={(chosen, refused) => follow(index, chosen ? 'filled' : refused ? 'refused' : 'empty')}
    />
  ));
}
