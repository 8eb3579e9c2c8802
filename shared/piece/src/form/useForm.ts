import type { Problem, Rule, Rules } from '@travel-shell/contract/rule';
import { useEffectEvent } from '@travel-shell/ui';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DraftOwner, dropDraft, keepDraft, readDraft } from './drafts.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { problemText } from './problemText.ts';
import { problemIn, readBody } from './readBody.ts';
import { isConflict, refusalOf } from './refusalOf.ts';
import { changedIn, type Texts, textsFrom, textsOf } from './texts.ts';

/** What the back end has, and in which version. */
export interface SavedData<V extends object> {
  values: V;
  /** Of its answer, where it gives one. */
  etag?: string | undefined;
}

export interface FormOptions<B extends object> {
  /** Generated from the contract: `@travel-shell/contract/rules/companyFactsRules`. */
  rules: Rules;
  messages: Messages;
  /** Names of the fields, for the summary and the question after a conflict. */
  labels: Readonly<Record<string, string>>;
  data: SavedData<object>;
  /** Where what is typed is kept until it is saved. Without it a reload of the page loses it. */
  draft?: DraftOwner | undefined;
  /**
   * Saves. `etag` goes into `If-Match`. Resolves with the version that it has made, and rejects with an `ApiError`, which
   * is shown.
   */
  submit(body: B, request: { etag: string | undefined }): Promise<{ etag?: string | undefined } | undefined>;
  /** Loads the data once more after somebody else has changed it. */
  reload?: (() => Promise<SavedData<object>>) | undefined;
  /** More than the rules can say, as texts at the fields. */
  check?: ((body: B) => Readonly<Record<string, string>>) | undefined;
  onSaved?: (() => void) | undefined;
}

/** Two people have changed the same data. */
export interface Conflict {
  /** Fields that both have changed, each in their own way. */
  fields: readonly string[];
  /** Fields that only the other one has changed. */
  others: readonly string[];
  mine: Texts;
  theirs: Texts;
  etag: string | undefined;
}

export interface FormControl {
  ref: RefObject<HTMLFormElement | null>;
  id: string;
  /** A new one shows other values: the fields are rendered anew. */
  version: number;
  messages: Messages;
  labels: Readonly<Record<string, string>>;
  isSending: boolean;
  /** Something is typed that is not saved. */
  isDirty: boolean;
  /** What is typed is in the draft store. */
  isKept: boolean;
  /** The fields show a draft. */
  isRestored: boolean;
  problems: Readonly<Record<string, string>>;
  summary: { text: string; fields: readonly string[] };
  conflict: Conflict | undefined;
  /** Id of a field's control. */
  fieldId(name: string): string;
  /** Props of a text field. */
  field(name: string): FieldControl;
  /** Props of a checkbox. */
  checkbox(name: string): Pick<FieldControl, 'id' | 'name' | 'error' | 'required'> & { defaultChecked: boolean };
  /** What a field with several values shows first. */
  valuesOf(name: string): readonly string[];
  handleSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Forgets what is typed and shows what is saved. */
  discard(): void;
  /** Answers a conflict: shows these values, and saves them over the other person's. */
  resolve(choices: Readonly<Record<string, 'mine' | 'theirs'>>): void;
  /** Leaves a conflict for later. */
  keepEditing(): void;
}

export interface FieldControl {
  id: string;
  name: string;
  defaultValue: string;
  required: boolean;
  maxLength: number | undefined;
  error: string | undefined;
  inputMode: 'email' | 'url' | 'tel' | 'numeric' | 'decimal' | undefined;
  type: 'email' | 'text';
  /** Addresses and codes read from left to right in every language. */
  dir: 'ltr' | undefined;
}

const NOTHING = { text: '', fields: [] };

/**
 * The state of a form. The values are the fields' own: they are read when the form is sent. One write at a time, however
 * often the button is pressed; nothing that is typed is lost by a failure, by newer data, or by a reload of the page.
 */
export function useForm<B extends object>(options: FormOptions<B>): FormControl {
  const { rules, messages, labels, data, draft } = options;
  const { lang } = messages;
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(() => ({ texts: textsFrom(data.values, rules), version: 0, isRestored: false }));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [summary, setSummary] = useState<FormControl['summary']>(NOTHING);
  const [isSending, setSending] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isKept, setKept] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const isBusy = useRef(false);
  /** What the visitor's changes are changes of. */
  const base = useRef({ texts: shown.texts, etag: data.etag, isSeen: false, unkept: NOTHING_UNKEPT });
  const since = useRef(0);
  const owner = draft && JSON.stringify([draft.user, draft.company, draft.screen]);
  /** Whose draft was looked for: before that there is nothing to keep, and none to drop. */
  const restored = useRef<string>(undefined);

  /** What is in the fields that can be kept. */
  const typed = () => (ref.current ? textsOf(ref.current, rules) : {});
  /** Fields that the form does not have are no change. */
  const changes = (now: Texts) => changedIn(base.current.texts, now).filter((name) => isField(ref.current, name));

  /** After whatever may have changed a field. */
  const follow = useEffectEvent(() => {
    const form = ref.current;
    if (!form) return;
    const now = typed();
    const isChanged = changes(now).length > 0;
    setDirty(isChanged || unkeptIn(form, rules) !== base.current.unkept);
    if (!draft || restored.current !== owner) return;
    if (isChanged) {
      const { texts, etag = '' } = base.current;
      setKept(keepDraft(draft, { etag, base: texts, values: now }, since.current));
    } else {
      dropDraft(draft);
      setKept(true);
    }
  });

  function show(texts: Texts, isRestored = false): void {
    setShown(({ version }) => ({ texts, version: version + 1, isRestored }));
    setProblems({});
    setSummary(NOTHING);
  }

  // Storage is read after hydration, as a server has none.
  const restore = useEffectEvent(() => {
    since.current = Date.now();
    restored.current = owner;
    const found = draft && readDraft(draft);
    if (!found) return;
    base.current = { texts: found.base, etag: found.etag || undefined, isSeen: true, unkept: NOTHING_UNKEPT };
    show(found.values, true);
    setDirty(true);
    setKept(true);
  });
  useEffect(() => {
    if (owner) restore();
  }, [owner]);

  // Newer data replace what is shown, unless the visitor has changed it: saving meets the conflict then.
  const fresh = JSON.stringify([data.etag, textsFrom(data.values, rules)]);
  const known = useRef(fresh);
  const takeNewer = useEffectEvent(() => {
    if (known.current === fresh || isSending) return;
    known.current = fresh;
    if (isDirty) return;
    const texts = textsFrom(data.values, rules);
    const now = typed();
    if (changedIn(texts, now).some((name) => isField(ref.current, name))) begin(data);
    // What the visitor has just saved: new fields would take the focus away.
    else base.current = { ...base.current, texts: { ...texts, ...now }, etag: data.etag };
  });
  // After a save, too, as it may have brought them.
  useEffect(() => {
    if (fresh && !isSending) takeNewer();
  }, [fresh, isSending]);

  /** Shows what is saved. */
  function begin({ values, etag }: FormOptions<B>['data']): void {
    const texts = textsFrom(values, rules);
    base.current = { texts, etag, isSeen: false, unkept: NOTHING_UNKEPT };
    show(texts);
    setDirty(false);
  }

  // As the fields write it, which may differ from the data: a line break, a number.
  const seeBase = useEffectEvent(() => {
    if (base.current.isSeen) return;
    base.current = { ...base.current, texts: { ...base.current.texts, ...typed() }, isSeen: true };
  });
  const { version } = shown;
  useEffect(() => {
    seeBase();
    if (version > 0) follow();
  }, [version, seeBase, follow]);

  // Native listeners: React hears no events of fields that a script fills in, such as a password manager's.
  const hear = useEffectEvent((event: Event) => {
    follow();
    const { name } = event.target as { name?: string };
    const form = ref.current;
    // An error goes when it is mended, and comes when the form is sent.
    if (!name || !form || !Object.hasOwn(problems, name) || problemIn(form, rules, name, lang)) return;
    const { [name]: _, ...rest } = problems;
    setProblems(rest);
  });
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    for (const type of ['input', 'change'] as const) form.addEventListener(type, hear);
    // Ours have hidden inputs with their values, which fire no events.
    const observer = new MutationObserver(() => follow());
    observer.observe(form, { subtree: true, attributeFilter: ['value'] });
    return () => {
      for (const type of ['input', 'change'] as const) form.removeEventListener(type, hear);
      observer.disconnect();
    };
  }, [hear, follow]);

  // The first wrong field, in the order of the page.
  useEffect(() => {
    if (summary.fields.length > 0) focusWrong(ref.current);
  }, [summary]);

  function refuse(texts: Readonly<Record<string, string>>, text = ''): void {
    const fields = Object.keys(texts);
    setProblems(texts);
    const count = fields.length;
    setSummary({ text: [count > 0 && messages.summary({ count }), text].filter(Boolean).join(' '), fields });
  }

  /** What is wrong before anything is sent. */
  function check(form: HTMLFormElement): { body: B; texts: Record<string, string> } {
    const { body, problems: found } = readBody(form, rules, lang);
    const texts: Record<string, string> = {};
    for (const [name, problem] of Object.entries<Problem>(found)) {
      texts[name] = problemText(problem, rules[name] as Rule, messages);
    }
    for (const control of form.elements) {
      const { name, validationMessage, validity } = control as HTMLInputElement;
      // A field's own rule, such as a file that is too large.
      if (validity?.customError && name) texts[name] ??= validationMessage;
    }
    return { body: body as B, texts: { ...options.check?.(body as B), ...texts } };
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const { body, texts } = check(form);
    if (Object.keys(texts).length > 0) return refuse(texts);
    refuse({});
    const sent = typed();
    const unkept = unkeptIn(form, rules);
    isBusy.current = true;
    setSending(true);
    try {
      await write(body, sent, unkept);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  /** @param isAgain after a change of the same data that concerns no field */
  async function write(body: B, sent: Texts, unkept: string, isAgain = false): Promise<void> {
    try {
      const answer = await options.submit(body, { etag: base.current.etag });
      saved(sent, unkept, answer?.etag);
    } catch (error) {
      if (isConflict(error)) {
        if (await meet(sent, isAgain)) await write(body, sent, unkept, true);
        return;
      }
      const { fields, text } = refusalOf(error, rules, messages);
      refuse(fields, text);
    }
  }

  function saved(sent: Texts, unkept: string, etag = base.current.etag): void {
    base.current = { texts: { ...base.current.texts, ...sent }, etag, isSeen: true, unkept };
    // What was typed while it was sent stays a change. A form that has gone has no fields to tell.
    if (ref.current) follow();
    else if (draft) dropDraft(draft);
    setShown((before) => ({ ...before, isRestored: false }));
    options.onSaved?.();
  }

  /** Somebody else was first. Nothing was saved. Says whether to try again without a question. */
  async function meet(mine: Texts, isAgain: boolean): Promise<boolean> {
    const newer = await options.reload?.().catch(() => undefined);
    if (!newer) {
      refuse({}, messages.stale);
      return false;
    }
    const theirs = textsFrom(newer.values, rules);
    const changed = changedIn(base.current.texts, theirs).filter((name) => isField(ref.current, name));
    const own = changes(mine);
    const fields = changed.filter((name) => own.includes(name) && changedIn(mine, theirs).includes(name));
    const others = changed.filter((name) => !own.includes(name));
    if (fields.length === 0 && others.length === 0) {
      // Once: a back end that refuses every version must not be asked for ever.
      if (isAgain) refuse({}, messages.stale);
      base.current = { ...base.current, etag: newer.etag };
      return !isAgain;
    }
    setConflict({ fields, others, mine, theirs, etag: newer.etag });
    return false;
  }

  function resolve(choices: Readonly<Record<string, 'mine' | 'theirs'>>): void {
    const form = ref.current;
    if (!conflict || !form) return;
    const { theirs, etag, fields, others } = conflict;
    const mine = typed();
    const merged: Record<string, readonly string[]> = { ...theirs, ...mine };
    for (const name of [...others, ...fields.filter((field) => choices[field] === 'theirs')]) {
      merged[name] = theirs[name] ?? [];
    }
    base.current = { texts: theirs, etag, isSeen: true, unkept: NOTHING_UNKEPT };
    known.current = fresh;
    flushSync(() => {
      setConflict(undefined);
      show(merged);
    });
    form.requestSubmit();
  }

  const fieldId = (name: string) => `${id}-${name}`;
  const ruleOf = (name: string): Rule => {
    const rule = rules[name];
    if (!rule) throw new Error(`The contract has no field "${name}" for this form: ${Object.keys(rules).join(', ')}.`);
    return rule;
  };

  return {
    ...{ ref, id, version, messages, labels, isSending, isDirty, isKept, problems, summary, conflict },
    isRestored: shown.isRestored,
    fieldId,
    field(name) {
      const rule = ruleOf(name);
      return {
        id: fieldId(name),
        name,
        defaultValue: shown.texts[name]?.[0] ?? '',
        required: rule.required === true,
        maxLength: rule.maxLength,
        error: problems[name],
        inputMode: inputModeOf(rule),
        type: rule.kind === 'email' ? 'email' : 'text',
        dir: rule.kind && rule.kind !== 'secret' ? 'ltr' : undefined,
      };
    },
    checkbox(name) {
      ruleOf(name);
      const isChecked = (shown.texts[name]?.length ?? 0) > 0;
      return { id: fieldId(name), name, error: problems[name], required: false, defaultChecked: isChecked };
    },
    valuesOf: (name) => shown.texts[name] ?? [],
    handleSubmit(event) {
      event.preventDefault();
      if (!isBusy.current) void send(event.currentTarget);
    },
    discard() {
      if (draft) dropDraft(draft);
      begin(data);
    },
    resolve,
    keepEditing: () => setConflict(undefined),
  };
}

const isField = (form: HTMLFormElement | null, name: string) => Boolean(form?.elements.namedItem(name));

/** What no draft keeps, and leaving would lose all the same: secrets and files. */
const unkeptIn = (form: HTMLFormElement, rules: Rules): string => {
  const kept = textsOf(form, rules);
  const rest = [...new FormData(form)].filter(([name]) => Object.hasOwn(rules, name) && !kept[name]);
  const filled = rest.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.size > 0 && [value.name, value.size, value.lastModified],
  ]);
  return JSON.stringify(filled.filter(([, value]) => value));
};

const NOTHING_UNKEPT = '[]';

function focusWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  // A group of choices is wrong as a whole; its first control can have the focus.
  const control = wrong?.getAttribute('role') === 'radiogroup' ? wrong.querySelector<HTMLElement>('input') : wrong;
  control?.focus();
}

function inputModeOf({ type, kind }: Rule): FieldControl['inputMode'] {
  if (type === 'integer') return 'numeric';
  if (type === 'number') return 'decimal';
  return { email: 'email', https: 'url', phone: 'tel' }[kind as string] as FieldControl['inputMode'];
}
