import { useEffectEvent } from '@travel-shell/ui';
import { type FormEvent, type RefCallback, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The problems of a form, as texts by the names of the fields. */
export type Problems = Readonly<Record<string, string>>;

/** The texts for a form that was not accepted. */
export interface Refusal {
  /** Texts at the fields. */
  fields: Problems;
  /** The text for the whole form; empty if everything is at a field. */
  text: string;
}

export interface FormCoreOptions<B> {
  /** Reads the body that the form sends, and its problems. The values are the fields' own. */
  read(form: HTMLFormElement): { body: B; problems: Problems };
  /** Sends it. A rejection is shown as `refusalOf` says. */
  send(body: B): Promise<void>;
  /** Undefined where nothing is shown, such as after a visitor who has closed the form. */
  refusalOf(error: unknown): Refusal | undefined;
  /** The text above a form with so many wrong fields. */
  summaryOf(count: number): string;
  /** After whatever may have changed a field. */
  onEdit?(): void;
}

export interface FormCore {
  ref: RefObject<HTMLFormElement | null>;
  problems: Problems;
  /** For an `ErrorSummary`. */
  summary: string;
  isSending: boolean;
  /** Says what is wrong, and focuses the first wrong field. Without fields and text: nothing is wrong any more. */
  refuse(fields: Problems, text?: string): void;
  /** Props of the `<form>`. */
  props: {
    ref: RefCallback<HTMLFormElement>;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    'aria-busy': true | undefined;
  };
}

/**
 * The behaviour of every form of the kit: it is sent once, however often the button is pressed; what is wrong is said
 * at its field and in one summary; the first wrong field has the focus; an error goes when it is mended, and comes when
 * the form is sent.
 */
export function useFormCore<B>(options: FormCoreOptions<B>): FormCore {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  /** `other`: what of it is at no field. */
  const [said, setSaid] = useState({ text: '', other: '' });
  const [isSending, setSending] = useState(false);
  /** At once, where a state would be too late for a second press. */
  const isBusy = useRef(false);

  const follow = useEffectEvent((controls: readonly (EventTarget | null)[]) => {
    options.onEdit?.();
    const form = ref.current;
    const names = controls.map((control) => (control as { name?: string } | null)?.name ?? '');
    const told = names.filter((name) => Object.hasOwn(problems, name));
    if (!form || told.length === 0) return;
    const wrong = options.read(form).problems;
    const rest = Object.entries(problems).filter(([name]) => !told.includes(name) || wrong[name]);
    setProblems(Object.fromEntries(rest));
    if (rest.length === 0) setSaid({ text: said.other, other: said.other });
  });
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      ref.current = form;
      if (!form) return;
      const hear = ({ target }: Event) => follow([target]);
      // Native listeners: React hears no events of fields that a script fills in, such as a password manager's.
      for (const type of ['input', 'change']) form.addEventListener(type, hear);
      // Ours of several parts, and those with a list, have hidden inputs with their values, which fire no events.
      const observer = new MutationObserver((changes) => follow(changes.map(({ target }) => target)));
      observer.observe(form, { subtree: true, attributeFilter: ['value'] });
      return () => {
        observer.disconnect();
        for (const type of ['input', 'change']) form.removeEventListener(type, hear);
        ref.current = null;
      };
    },
    [follow],
  );

  // In the order of the page. What is said of the whole form is above it, perhaps out of sight.
  useEffect(() => {
    if (!said.text || focusWrong(ref.current)) return;
    ref.current?.querySelector('.ts-form-summary')?.scrollIntoView({ block: 'nearest' });
  }, [said]);

  function refuse(found: Problems, other = ''): void {
    const count = Object.keys(found).length;
    setProblems(found);
    setSaid({ text: [count > 0 && options.summaryOf(count), other].filter(Boolean).join(' '), other });
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const { body, problems: read } = options.read(form);
    const found = { ...read };
    for (const control of form.elements) {
      const { name, validationMessage, validity } = control as HTMLInputElement;
      // A field's own rule, such as a file that is too large.
      if (validity?.customError && name) found[name] ??= validationMessage;
    }
    refuse(found);
    if (Object.keys(found).length > 0) return;
    isBusy.current = true;
    setSending(true);
    try {
      await options.send(body);
    } catch (error) {
      const refusal = options.refusalOf(error);
      if (refusal) refuse(refusal.fields, refusal.text);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy.current) void submit(event.currentTarget);
  }

  return {
    ...{ ref, problems, isSending, refuse },
    summary: said.text,
    props: { ref: attach, onSubmit, 'aria-busy': isSending || undefined },
  };
}

/** Says whether there is one. */
function focusWrong(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  // A group of choices is wrong as a whole; its first control can have the focus.
  const control = wrong?.getAttribute('role') === 'radiogroup' ? wrong.querySelector<HTMLElement>('input') : wrong;
  control?.focus();
  return control !== null && control !== undefined;
}
