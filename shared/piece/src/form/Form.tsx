import { Button } from '@travel-shell/ui/button';
import { ErrorSummary } from '@travel-shell/ui/form';
import { type ComponentProps, Fragment, type ReactNode, useEffect, useState } from 'react';
import type { FormControl } from './useForm.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'id' | 'method' | 'onSubmit' | 'noValidate'> {
  form: FormControl;
  /** The page that takes the form where our script does not run. */
  action: string;
}

/** A form of the platform: without script it is checked by the browser and sent to `action`. */
export function Form({ form, children, ...props }: FormProps): ReactNode {
  const { messages, summary, labels } = form;
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  return (
    <form
      {...props}
      {...form.props}
      id={form.id}
      method="post"
      // The browser's own messages would come one at a time, and none for what the server says.
      noValidate={isLive}
    >
      <ErrorSummary
        text={summary}
        links={Object.entries(form.problems).map(([name, text]) => ({
          id: form.fieldId(name),
          text: messages.problemAt({ label: labels[name] ?? name, text }),
        }))}
      />
      <div role="status">
        {form.isRestored && (
          <p className="ts-form-restored" part="form-restored">
            <span>{messages.restored}</span>{' '}
            <Button variant="link" onClick={form.discard}>
              {messages.discard}
            </Button>
          </p>
        )}
      </div>
      {children}
    </form>
  );
}

/**
 * The fields of a form, which are mounted again to show other values. Its buttons and what is said of a save are outside, and
 * keep the focus.
 */
export function FormFields({ form, children }: { form: FormControl; children: ReactNode }): ReactNode {
  return <Fragment key={form.version}>{children}</Fragment>;
}
