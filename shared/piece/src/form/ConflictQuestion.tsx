import { formatList } from '@travel-shell/i18n/lists';
import { Button } from '@travel-shell/ui/button';
import { Dialog } from '@travel-shell/ui/dialog';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import type { Conflict, FormControl } from './useForm.ts';

interface ConflictQuestionProps {
  form: FormControl;
  /** How a value is shown, such as the title of a choice. Default: as it is typed. */
  show?: (name: string, value: string) => string;
  /** Who has changed it, and when. */
  about?: ReactNode;
}

/** Somebody else has changed the same data: theirs or mine, field by field, or later. */
export function ConflictQuestion({ form, show, about }: ConflictQuestionProps): ReactNode {
  const { messages, conflict, labels } = form;
  // The question fades out with the conflict that it showed.
  const [shown, setShown] = useState<Conflict>();
  if (conflict && conflict !== shown) setShown(conflict);
  const id = useId();
  /** The element that had the focus may be a field that is mounted again. */
  const returnFocus = useMemo(
    () => ({
      get current() {
        return form.ref.current?.querySelector<HTMLElement>('[type=submit]') ?? null;
      },
    }),
    [form.ref],
  );
  const [wrong, setWrong] = useState<readonly string[]>([]);

  const textOf = (name: string, values: Conflict['mine']) => {
    const shownTexts = (values[name] ?? []).filter(Boolean).map((text) => form.shownText(name, text));
    const texts = shownTexts.map((text) => show?.(name, text) ?? text);
    return formatList(messages.lang, texts, { type: 'unit' }) || messages.conflict.empty;
  };

  const others = (asked: Conflict) => {
    const names = asked.others.map((name) => labels[name] ?? name);
    return formatList(messages.lang, names, { type: 'unit' });
  };

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const open = shown?.fields.filter((name) => !data.get(name)) ?? [];
    setWrong(open);
    const [first] = open;
    if (first === undefined) {
      form.resolve(Object.fromEntries([...data].map(([name, choice]) => [name, choice as 'mine' | 'theirs'])));
    } else event.currentTarget.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }

  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={form.keepEditing}
      heading={messages.conflict.heading}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="quiet" onClick={form.keepEditing}>
            {messages.conflict.stay}
          </Button>
          <Button type="submit" form={id}>
            {messages.conflict.apply}
          </Button>
        </>
      }
    >
      {shown && (
        <form id={id} key={shown.etag} noValidate onSubmit={handleSubmit} className="ts-form-conflict">
          {shown.fields.length > 0 && <p>{messages.conflict.text}</p>}
          {about}
          {shown.fields.map((name) => (
            <RadioGroup
              key={name}
              name={name}
              label={labels[name] ?? name}
              required
              error={wrong.includes(name) ? messages.problems.missing : undefined}
              options={[
                { value: 'theirs', title: messages.conflict.theirs({ value: textOf(name, shown.theirs) }) },
                { value: 'mine', title: messages.conflict.mine({ value: textOf(name, shown.mine) }) },
              ]}
            />
          ))}
          {shown.others.length > 0 && <p>{messages.conflict.others({ fields: others(shown) })}</p>}
        </form>
      )}
    </Dialog>
  );
}
